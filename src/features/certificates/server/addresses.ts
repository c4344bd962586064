/** Where what a certificate names stands, beneath the public address of the site (without a trailing slash). */
export function addressesOf(siteUrl: string) {
  const issuer = `${siteUrl}/api/issuer`;
  return {
    issuer,
    key: (keyId: string) => `${issuer}/keys/${keyId}`,
    jwk: (keyId: string) => `${issuer}/jwks/${keyId}`,
    statusList: (list: number) => `${issuer}/status-lists/${list}`,
    page: (certificateId: string) => `${siteUrl}/certificates/${certificateId}`,
    course: (courseId: string) => `${siteUrl}/course/${courseId}`,
  };
}

/** The key that an address of ours names, at whichever name this site stood then; undefined if it names none. */
export function keyIdOf(address: string): string | undefined {
  return /^https?:\/\/[^/\s]+\/api\/issuer\/(?:keys|jwks)\/([\w-]{1,64})$/.exec(address)?.[1];
}

const loopback = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0|\[::\])$/;

/** Whether only its own machine reaches this address, so that nobody else can check what it issues. */
export function isTestSite(siteUrl: string): boolean {
  return URL.canParse(siteUrl) && loopback.test(new URL(siteUrl).hostname);
}

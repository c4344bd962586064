/** Addresses that a certificate refers to, below the site's public address (without a trailing slash). */
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

/** Id of the key at one of our addresses, under any host name that the site has had; undefined for other addresses. */
export function keyIdOf(address: string): string | undefined {
  return /^https?:\/\/[^/\s]+\/api\/issuer\/(?:keys|jwks)\/([\w-]{1,64})$/.exec(address)?.[1];
}

const loopback = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0|\[::\])$/;

/** Returns whether only the machine itself can reach this address, so that nobody else can verify its certificates. */
export function isTestSite(siteUrl: string): boolean {
  return URL.canParse(siteUrl) && loopback.test(new URL(siteUrl).hostname);
}

/** Whether a path can be that of a certificate's page. Whether there is one, the page itself finds out: not everybody may see it. */
export function isCertificatePath(path: string): boolean {
  return /^\/certificates\/[\w-]{1,64}$/.test(path);
}

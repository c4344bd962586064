/** Whether this browser can use passkeys here: they are tied to a site's name, so not where it is reached by a number. */
export function arePasskeysPossible(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);
}

/** Returns whether this browser can use passkeys here. They are tied to a domain name, so not on an IP address. */
export function arePasskeysPossible(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);
}

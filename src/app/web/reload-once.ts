/**
 * Reloads the page at the address that the visitor is navigating to. Does nothing if this visit was reloaded already,
 * or if input would be lost, in a guarded form or in a field outside the page such as the newsletter's.
 */
export function reloadOnce(): void {
  const isKept =
    (history.state as { isReloaded?: true } | null)?.isReloaded ||
    !dispatchEvent(new Event('beforeunload', { cancelable: true })) ||
    [...document.querySelectorAll('input')].some(({ value }) => value);
  if (isKept) return;
  // Stored in the history entry: a reload keeps it, the next visit starts without it, and it works with blocked
  // storage. Bypasses the router, which would treat it as a navigation.
  History.prototype.replaceState.call(history, { ...history.state, isReloaded: true }, '');
  location.reload();
}

/**
 * Loads the page anew at the address that its visitor was going to. Not if that was done once for this visit, and not
 * while something typed would be lost by it, be it in a form that guards it or in a field beside the page, such as the
 * newsletter's.
 */
export function reloadOnce(): void {
  const isKept =
    (history.state as { isReloaded?: true } | null)?.isReloaded ||
    !dispatchEvent(new Event('beforeunload', { cancelable: true })) ||
    [...document.querySelectorAll('input')].some(({ value }) => value);
  if (isKept) return;
  // Noted at the visit itself: a reload keeps it, the next visit does without, and a browser that blocks storage has it
  // too. Past the router, which would take a change of the history for a navigation.
  History.prototype.replaceState.call(history, { ...history.state, isReloaded: true }, '');
  location.reload();
}

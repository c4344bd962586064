/**
 * Listens to the page's current status regions, and returns a function for the texts that changed: a screen reader
 * announces them.
 */
export function listenToRegions(): () => string[] {
  const regions = [...document.querySelectorAll('[role=status]')];
  const before = regions.map(({ textContent }) => textContent);
  return () =>
    regions
      .filter((region, place) => region.isConnected && region.textContent !== before[place])
      .map(({ textContent }) => textContent);
}

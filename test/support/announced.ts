/** Texts that change within the status regions that are on the page now: what a screen reader reads out from here on. */
export function listenToRegions(): () => string[] {
  const regions = [...document.querySelectorAll('[role=status]')];
  const before = regions.map(({ textContent }) => textContent);
  return () =>
    regions
      .filter((region, place) => region.isConnected && region.textContent !== before[place])
      .map(({ textContent }) => textContent);
}

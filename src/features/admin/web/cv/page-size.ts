/** No canvas is larger, whatever a file says of its pages. */
const pixelsMax = 8_000_000;
const sideMax = 8192;
/** More is not seen. */
const densityMax = 2;

/** How large a page is drawn that is so large by itself: as wide as is wanted, as sharp as the screen, within what a canvas may be. */
export function sizeOf(
  natural: { readonly width: number; readonly height: number },
  width: number,
  density: number,
): { readonly cssWidth: number; readonly scale: number } {
  const { width: across, height: down } = natural;
  if (!(across > 0 && down > 0 && Number.isFinite(across * down))) throw new Error('the page has no size');
  const wanted = (width / across) * Math.min(density, densityMax);
  const scale = Math.min(wanted, Math.sqrt(pixelsMax / (across * down)), sideMax / across, sideMax / down);
  return { cssWidth: width, scale };
}

/** Maximum canvas size, regardless of the page size in the file. */
const pixelsMax = 8_000_000;
const sideMax = 8192;
/** Maximum pixel density; a higher one is not visible. */
const densityMax = 2;

/** Size at which to render a page: in the requested width and the screen's density, within the canvas limits. */
export function sizeOf(
  natural: { readonly width: number; readonly height: number },
  width: number,
  density: number,
): { readonly cssWidth: number; readonly scale: number } {
  const { width: across, height: down } = natural;
  if (!(across > 0 && down > 0 && Number.isFinite(across * down))) throw new Error('the page has no size');
  const sharpest = (width / across) * Math.min(density, densityMax);
  const scale = Math.min(sharpest, Math.sqrt(pixelsMax / (across * down)), sideMax / across, sideMax / down);
  return { cssWidth: width, scale };
}

/** Size of a picture, in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Section of a picture for the photo: its zoom factor (at least 1), and its position, each from 0 to 1. */
export interface Crop {
  readonly zoom: number;
  readonly across: number;
  readonly down: number;
}

export const zoomMax = 4;
export const wholeMiddle: Crop = { zoom: 1, across: 0.5, down: 0.5 };

/** Square of the picture for a crop: its left and upper edge and its side, in pixels. */
export function squareOf(
  { width, height }: Size,
  { zoom, across, down }: Crop,
): { x: number; y: number; side: number } {
  const side = Math.min(width, height) / Math.min(Math.max(zoom, 1), zoomMax);
  return { x: (width - side) * within(across), y: (height - side) * within(down), side };
}

/**
 * Returns the crop after dragging the picture. Distances are fractions of the photo's side, positive to the right and
 * down.
 */
export function pushed(size: Size, crop: Crop, right: number, downwards: number): Crop {
  const { side } = squareOf(size, crop);
  const moved = (place: number, room: number, by: number) => (room > 0 ? within(place - (by * side) / room) : place);
  return {
    ...crop,
    across: moved(crop.across, size.width - side, right),
    down: moved(crop.down, size.height - side, downwards),
  };
}

function within(share: number): number {
  return Math.min(Math.max(share, 0), 1);
}

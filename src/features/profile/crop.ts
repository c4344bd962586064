/** A picture's size, in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Which part of a picture becomes the photo: how much larger than whole it is (1 and more), and where, each from 0 to 1. */
export interface Crop {
  readonly zoom: number;
  readonly across: number;
  readonly down: number;
}

export const zoomMax = 4;
export const wholeMiddle: Crop = { zoom: 1, across: 0.5, down: 0.5 };

/** The square of the picture that a crop takes: its left and upper edge and its side, in pixels. */
export function squareOf(
  { width, height }: Size,
  { zoom, across, down }: Crop,
): { x: number; y: number; side: number } {
  const side = Math.min(width, height) / Math.min(Math.max(zoom, 1), zoomMax);
  return { x: (width - side) * within(across), y: (height - side) * within(down), side };
}

/** The crop after the picture was pushed so far, as a share of the photo's side: to the right and down are positive. */
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

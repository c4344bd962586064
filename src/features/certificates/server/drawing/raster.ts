import type { Shape } from './drawing.ts';
import { toPolygons } from './outline.ts';

/** Opaque image, three bytes per pixel. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/** Pixel bounds of a shape; `right` and `bottom` are exclusive. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Point = readonly [number, number];

/**
 * Draws shapes over each other with smooth edges, from the exact coverage of each pixel. Contours that overlap in the same
 * direction count once; shapes must lie within the image.
 */
export function rasterize(shapes: readonly Shape[], width: number, height: number): Picture {
  const pixels = Buffer.alloc(width * height * 3, 255);
  for (const { outline, fill } of shapes) {
    const polygons = toPolygons(outline);
    const box = boxOf(polygons.flat(), width, height);
    const cover = new Float32Array((box.right - box.left + 1) * (box.bottom - box.top));
    for (const polygon of polygons) {
      for (const [index, from] of polygon.entries()) {
        addEdge(cover, box, from, polygon[(index + 1) % polygon.length]!);
      }
    }
    paint(pixels, width, cover, box, coloursOf(fill));
  }
  return { width, height, pixels };
}

function boxOf(points: readonly Point[], width: number, height: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.max(0, Math.floor(Math.min(width, ...xs))),
    top: Math.max(0, Math.floor(Math.min(height, ...ys))),
    right: Math.min(width, Math.ceil(Math.max(0, ...xs))),
    bottom: Math.min(height, Math.ceil(Math.max(0, ...ys))),
  };
}

/** Adds an edge to each row that it crosses: the change of the coverage sum from there to the right. */
function addEdge(cover: Float32Array, box: Box, from: Point, to: Point): void {
  const direction = from[1] < to[1] ? 1 : -1;
  const [upper, lower] = direction === 1 ? [from, to] : [to, from];
  const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
  const rowWidth = box.right - box.left + 1;
  for (let row = Math.max(box.top, Math.floor(upper[1])); row < Math.min(box.bottom, lower[1]); row += 1) {
    const top = Math.max(row, upper[1]);
    const bottom = Math.min(row + 1, lower[1]);
    const x0 = upper[0] + (top - upper[1]) * slope - box.left;
    const x1 = upper[0] + (bottom - upper[1]) * slope - box.left;
    const start = (row - box.top) * rowWidth;
    addSpan(cover, start, Math.min(x0, x1), Math.max(x0, x1), (bottom - top) * direction);
  }
}

/** Distributes `turn` over the pixels between two positions of a row, as an edge that crosses them does. */
function addSpan(cover: Float32Array, start: number, x0: number, x1: number, turn: number): void {
  const last = Math.floor(x1);
  let carried = 0;
  for (let column = Math.floor(x0); column <= last; column += 1) {
    const [enters, leaves] = [Math.max(column, x0), Math.min(column + 1, x1)];
    const share = turn * (x1 === x0 ? 1 : (leaves - enters) / (x1 - x0));
    // A pixel is covered from the edge to its right side; all pixels after it are covered completely.
    const inside = share * (column + 1 - (enters + leaves) / 2);
    cover[start + column]! += inside + carried;
    carried = share - inside;
  }
  cover[start + last + 1]! += carried;
}

function paint(pixels: Buffer, width: number, cover: Float32Array, box: Box, colour: readonly number[]): void {
  let place = 0;
  for (let row = box.top; row < box.bottom; row += 1) {
    let sum = 0;
    for (let column = box.left; column < box.right; column += 1) {
      sum += cover[place++]!;
      const alpha = Math.min(1, Math.abs(sum));
      const pixel = (row * width + column) * 3;
      for (let part = 0; part < 3; part += 1) {
        const under = pixels[pixel + part]!;
        pixels[pixel + part] = Math.round(under + (colour[part]! - under) * alpha);
      }
    }
    place += 1;
  }
}

function coloursOf(fill: string): readonly number[] {
  return [1, 3, 5].map((place) => Number.parseInt(fill.slice(place, place + 2), 16));
}

/** Step of a shape's outline: lines and cubic curves, in units of the drawing; `Z` returns to the last `M`. */
export type Step =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

export type Outline = readonly Step[];

type Point = readonly [number, number];

/** Handle length, relative to the radius, at which a cubic curve approximates a quarter circle. */
const roundness = 0.5523;

export function rectangle(x: number, y: number, width: number, height: number, radius = 0): Outline {
  const [right, bottom, handle] = [x + width, y + height, radius * (1 - roundness)];
  return [
    ['M', x + radius, y],
    ['L', right - radius, y],
    ['C', right - handle, y, right, y + handle, right, y + radius],
    ['L', right, bottom - radius],
    ['C', right, bottom - handle, right - handle, bottom, right - radius, bottom],
    ['L', x + radius, bottom],
    ['C', x + handle, bottom, x, bottom - handle, x, bottom - radius],
    ['L', x, y + radius],
    ['C', x, y + handle, x + handle, y, x + radius, y],
    ['Z'],
  ];
}

export function circle(x: number, y: number, radius: number): Outline {
  return rectangle(x - radius, y - radius, 2 * radius, 2 * radius, radius);
}

const samples = 24;

/** Band along a line that goes straight from its start to the corner, then in one curve to the end. */
export function band(width: number, from: Point, corner: Point, curve: readonly [Point, Point, Point]): Outline {
  const [first, second, end] = curve;
  const points: Point[] = [from];
  for (let step = 0; step <= samples; step += 1) points.push(pointOn(corner, first, second, end, step / samples));
  const along = points.map((point, index) => sidesOf(points, point, index, width / 2));
  const there = along.map(([left]) => left);
  const back = along.map(([, right]) => right).toReversed();
  return [...[...there, ...back].map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y] as const), ['Z']];
}

function pointOn(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const at = (axis: 0 | 1) =>
    a[axis] * (1 - t) ** 3 + 3 * b[axis] * (1 - t) ** 2 * t + 3 * c[axis] * (1 - t) * t ** 2 + d[axis] * t ** 3;
  return [at(0), at(1)];
}

function sidesOf(points: readonly Point[], [x, y]: Point, index: number, half: number): readonly [Point, Point] {
  const [fromX, fromY] = points[Math.max(0, index - 1)] ?? [x, y];
  const [toX, toY] = points[Math.min(points.length - 1, index + 1)] ?? [x, y];
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  const [dx, dy] = [((toY - fromY) / length) * half, ((toX - fromX) / length) * half];
  return [
    [x + dx, y - dy],
    [x - dx, y + dy],
  ];
}

/** Path data for the `d` attribute of an SVG path, rounded to a tenth of a unit. */
export function toPathData(outline: Outline): string {
  return outline
    .map(([letter, ...numbers]) => letter + numbers.map((each) => Math.round(each * 10) / 10).join(' '))
    .join('');
}

/** Corners of each contour after flattening curves into straight lines; each contour is closed. */
export function toPolygons(outline: Outline): Point[][] {
  const polygons: Point[][] = [];
  let current: Point[] = [];
  for (const step of outline) {
    if (step[0] === 'M') polygons.push((current = [[step[1], step[2]]]));
    else if (step[0] === 'L') current.push([step[1], step[2]]);
    else if (step[0] === 'C') {
      const start = current.at(-1) ?? [0, 0];
      const [, ax, ay, bx, by, x, y] = step;
      const pieces = Math.max(2, Math.min(samples, Math.ceil(Math.hypot(x - start[0], y - start[1]) / 2)));
      for (let piece = 1; piece <= pieces; piece += 1) {
        current.push(pointOn(start, [ax, ay], [bx, by], [x, y], piece / pieces));
      }
    }
  }
  return polygons;
}

import { expect, test } from 'vitest';
import { pushed, squareOf, wholeMiddle } from './crop.ts';

const wide = { width: 400, height: 200 };

test('the middle of a wide picture is as high as it is', () => {
  expect(squareOf(wide, wholeMiddle)).toEqual({ x: 100, y: 0, side: 200 });
});

test('twice as large takes half as much, and never more than there is', () => {
  expect(squareOf(wide, { ...wholeMiddle, zoom: 2 })).toEqual({ x: 150, y: 50, side: 100 });
  expect(squareOf(wide, { zoom: 0.1, across: -1, down: 7 })).toEqual({ x: 0, y: 0, side: 200 });
});

test('a picture that is pushed to the right shows more of its left, until its edge', () => {
  const half = pushed(wide, wholeMiddle, 0.25, 0.25);
  expect(squareOf(wide, half)).toEqual({ x: 50, y: 0, side: 200 });
  expect(squareOf(wide, pushed(wide, half, 9, 9))).toEqual({ x: 0, y: 0, side: 200 });
});

import { expect, test } from 'vitest';
import { withLastDay } from './content.ts';

test('the last day of the front matter is another, and nothing else', () => {
  const source =
    '---\r\ntitle: Glazier\r\nvalidThrough:  2027-06-30 # or later\r\n---\r\n\r\nvalidThrough: 1999-01-01\r\n';
  expect(withLastDay(source, '2026-11-23')).toBe(source.replace('2027-06-30', '2026-11-23'));
});

import { expect, test } from 'vitest';
import type { SignedCertificate } from '../signed.ts';
import { drawable, drawingOf } from './drawing.ts';
import { widthOf } from './fonts.ts';

function linesOf(given: Partial<SignedCertificate>) {
  const certificate = {
    id: 'c1',
    courseTitle: 'Learn React',
    learnerName: 'Ada Lovelace',
    issuerName: 'Opvir',
    siteUrl: 'https://learn.example.org',
    completedAt: 0,
    ...given,
  } as SignedCertificate;
  return drawingOf(certificate).lines;
}

const headingOf = (courseTitle: string) => {
  const line = linesOf({ courseTitle }).find(({ isHeading }) => isHeading);
  return line && drawable(line);
};

test('of a title only what cannot be drawn is left out; where that is most of it the page is named', () => {
  expect(headingOf('Learn React')).toBe('Learn React');
  expect(headingOf('Python 🐍')).toBe('Python');
  expect(headingOf('Python 🐍 for you')).toBe('Python for you');
  expect(headingOf('数据结构')).toBe('The course named at the address below');
});

test('an issuer that cannot be drawn is named by its address, and nothing is wider than the paper', () => {
  const lines = linesOf({ issuerName: '学院', courseTitle: '数据', learnerName: '王' });
  const drawn = lines.map(drawable);
  expect(drawn).toContain('learn.example.org');
  expect(drawn).toContain('Issued by learn.example.org');
  for (const line of lines) expect(widthOf(drawable(line), line.face, line.size)).toBeLessThan(1200 - 2 * 96 + 1);
});

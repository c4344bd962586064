import { describe, expect, test } from 'vitest';
import { findOpening, isOpen, openings } from './openings.ts';

describe('§2 the openings of Work with us', () => {
  test('there are six, with the titles of the specification letter for letter, each with a location', () => {
    expect(openings.map(({ title }) => title)).toEqual([
      'Software Engineer',
      'Product Manager',
      'UX Designer',
      'Python Deve',
      'JavaScript Engineer',
      'Logo Designer',
    ]);
    for (const { location } of openings) expect(location).not.toBe('');
  });

  test('an opening is found by its id, and any other id finds nothing', () => {
    expect(new Set(openings.map(({ openingId }) => openingId)).size).toBe(6);
    expect(findOpening('python-deve')?.title).toBe('Python Deve');
    expect(findOpening('constructor')).toBeUndefined();
  });

  test('a town stands with its country, or neither where the work is remote only', () => {
    for (const { locality, countryCode, remote } of openings) {
      expect(locality === null).toBe(countryCode === null);
      expect(remote || locality !== null).toBe(true);
    }
  });

  test('an opening is open until the last millisecond of its last day (UTC)', () => {
    const opening = { validThrough: '2027-06-30' };
    expect(isOpen(opening, Date.parse('2027-06-30T23:59:59.999Z'))).toBe(true);
    expect(isOpen(opening, Date.parse('2027-07-01T00:00:00.000Z'))).toBe(false);
  });
});

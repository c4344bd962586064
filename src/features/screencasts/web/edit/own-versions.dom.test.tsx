import { beforeEach, expect, test, vi } from 'vitest';
import { type OwnVersion, storeVersions, merged, readVersions, withVersion, withoutVersion } from './own-versions.ts';

const place = { uid: null, courseId: 'course2', castId: 'reading-a-traceback' };
const version = (id: string, ms: number, changedAt = 1): OwnVersion => ({
  id,
  ms,
  changedAt,
  text: `${id} ${changedAt}`,
});

beforeEach(() => localStorage.clear());

test('versions stand in the order of the recording, each once', () => {
  const all = [version('b', 900), version('a', 100), version('c', 900)].reduce<readonly OwnVersion[]>(withVersion, []);
  expect(all.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(withVersion(all, version('b', 900, 2)).map(({ text }) => text)).toEqual(['a 1', 'b 2', 'c 1']);
  expect(withoutVersion(all, 'b').map(({ id }) => id)).toEqual(['a', 'c']);
});

test('of what two windows wrote nothing is lost, and of one version the later state stays', () => {
  const here = [version('a', 100, 5), version('mine', 300, 1)];
  const there = [version('a', 100, 4), version('theirs', 200, 2)];
  for (const both of [merged(here, there), merged(there, here)])
    expect(both.map(({ text }) => text)).toEqual(['a 5', 'theirs 2', 'mine 1']);
});

test('they are kept for one recording and one person, and a browser that keeps nothing says so', () => {
  expect(storeVersions(place, [version('a', 1)])).toBe(true);
  expect(readVersions(place)).toEqual([version('a', 1)]);
  expect(readVersions({ ...place, uid: 'ada' })).toEqual([]);
  expect(readVersions({ ...place, castId: 'another' })).toEqual([]);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(storeVersions(place, [])).toBe(false);
});

test('what another program left in their place is no failure', () => {
  localStorage.setItem('opvir.cast.visitor.course2.reading-a-traceback', '{');
  expect(readVersions(place)).toEqual([]);
});

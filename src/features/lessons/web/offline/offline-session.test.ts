import { expect, test } from 'vitest';
import { renewed } from './offline-session.ts';

const hourMs = 60 * 60 * 1000;
const user = { uid: 'ada', name: 'Ada' };

test('a kept session goes on by the server’s clock, and lasts as long as it did when it was kept', () => {
  const kept = { session: { user, now: 10_000, expiresAt: 10_000 + 5 * hourMs }, keptAt: 70_000 };
  const { session } = renewed(kept, 70_000 + hourMs);
  expect(session).toEqual({ user, now: 10_000 + hourMs, expiresAt: 10_000 + 6 * hourMs });
});

test('one that was about to end does not end for want of a network', () => {
  const kept = { session: { user, now: 0, expiresAt: 1000 }, keptAt: 0 };
  expect(renewed(kept, 500).session).toMatchObject({ now: 500, expiresAt: 500 + hourMs });
});

test('nobody’s session stays nobody’s', () => {
  expect(renewed({ session: null, keptAt: 0 }, 1)).toEqual({ session: null });
});

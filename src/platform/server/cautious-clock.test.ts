import { expect, test } from 'vitest';
import { hourMs, minuteMs, secondMs } from '../../../test/support/clock.ts';
import { cautiousClock } from './cautious-clock.ts';

const noon = Date.UTC(2026, 5, 1, 12);

/** Makes a computer's two clocks: `pass` moves both, `set` the time of day alone. */
function computer() {
  let [ranFor, setBy] = [0, 0];
  return {
    elapsed: () => ranFor,
    now: () => noon + ranFor + setBy,
    pass: (ms: number) => (ranFor += ms),
    set: (ms: number) => (setBy += ms),
  };
}

test('follows a clock that runs, is corrected by seconds, or is set back', () => {
  const { now, elapsed, pass, set } = computer();
  const clock = cautiousClock(now, elapsed);
  for (const [passed, corrected] of [[hourMs, 0] as const, [secondMs, 30 * secondMs] as const, [0, -hourMs] as const]) {
    pass(passed);
    set(corrected);
    expect(clock()).toBe(now());
  }
});

test('does not follow a clock that is an hour ahead for half a minute', () => {
  const { now, elapsed, pass, set } = computer();
  const clock = cautiousClock(now, elapsed);
  set(hourMs);
  expect(clock()).toBe(noon);
  pass(30 * secondMs);
  expect(clock()).toBe(noon + 30 * secondMs);
  set(-hourMs);
  pass(9 * minuteMs);
  set(hourMs);
  expect(clock()).toBe(noon + 9 * minuteMs + 30 * secondMs);
});

test('follows a clock that stays ahead for ten minutes, and not once more what is ahead of that', () => {
  const { now, elapsed, pass, set } = computer();
  const clock = cautiousClock(now, elapsed);
  set(hourMs);
  clock();
  pass(10 * minuteMs - 1);
  expect(clock()).toBe(now() - hourMs);
  pass(1);
  expect(clock()).toBe(now());
  set(hourMs);
  expect(clock()).toBe(now() - hourMs);
});

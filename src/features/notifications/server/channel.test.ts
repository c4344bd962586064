import { expect, test } from 'vitest';
import { channelOf, nextDigestAfter } from './channel.ts';

test('a kind stands in the site until its user chooses; what arrives for staff also comes in a daily mail; the account cannot be chosen', () => {
  expect(channelOf('grades', null)).toBe('site');
  expect(channelOf('grades', 'daily')).toBe('daily');
  expect(channelOf('new-messages', null)).toBe('daily');
  expect(channelOf('new-messages', 'none')).toBe('none');
  expect(channelOf('account', 'none')).toBe('site');
});

test.each([
  ['2026-12-31T06:59:59.999Z', '2026-12-31T07:00:00.000Z'],
  ['2026-12-31T07:00:00.000Z', '2027-01-01T07:00:00.000Z'],
])('the mail of a day that is promised at %s leaves at %s', (moment, next) => {
  expect(new Date(nextDigestAfter(Date.parse(moment))).toISOString()).toBe(next);
});

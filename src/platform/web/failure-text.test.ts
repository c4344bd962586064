import { expect, test } from 'vitest';
import { platformErrors } from '../contract/problems.ts';
import { failureText, refusalText } from './failure-text.ts';
import { ApiError } from './rpc.ts';

const { status, message } = platformErrors['too-many-requests'];
const tooMany = (retryAfter: string | null) =>
  new ApiError({ code: 'too-many-requests', status, detail: message }, retryAfter);

test.each([
  ['1', '1 second'],
  ['45', '45 seconds'],
  ['60', '1 minute'],
  ['61', '2 minutes'],
  ['700', '12 minutes'],
  ['3600', '1 hour'],
  ['3601', '2 hours'],
])('who has to wait %s seconds is told: %s', (retryAfter, wait) => {
  expect(refusalText(tooMany(retryAfter))).toBe(`Too many attempts. Please wait ${wait} and try again.`);
});

test.each([null, '0', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
  'where the time to wait is %s the server’s own sentence stands as it is',
  (retryAfter) => expect(refusalText(tooMany(retryAfter))).toBe(message),
);

test('a refusal says why in its own words, and what broke is put in the form’s', () => {
  expect(failureText(tooMany('30'), 'It was not sent.')).toBe(
    'Too many attempts. Please wait 30 seconds and try again.',
  );
  expect(failureText(new ApiError({ code: 'server-error', status: 500, detail: 'x' }), 'It was not sent.')).toBe(
    'It was not sent.',
  );
  expect(failureText(new TypeError('x'), 'It was not sent.')).toBe('It was not sent.');
});

test('what a proxy answers is told with what did not happen, and with one advice alone', () => {
  const from = (status: number) => new ApiError({ code: 'x', status, detail: 'Wait a minute.' }, null, true);
  expect(failureText(from(413), 'It was not sent.')).toBe('Wait a minute.');
  expect(failureText(from(502), 'It was not sent. Nothing is lost.')).toBe(
    'It was not sent. Nothing is lost. Wait a minute.',
  );
  expect(failureText(from(504), 'It was not sent. Please try again.')).toBe('It was not sent. Wait a minute.');
});

import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';

const app = await appForThisFile();
const { browser, uid } = await app.signedUp();
await browser.call('POST /api/enrolments', { body: { courseId: 'course1' } });

test('six characters that somebody typed are no NUL', async () => {
  const comment = String.raw`In JSON it is written \u0000, and in an address %00.`;
  const { body } = await browser.send('POST', '/api/courses/course1/feedback', { body: { rating: 5, comment } });
  expect(body).toMatchObject({ comment });
});

test.each([
  ['GET', '/api/enrolments?cursor=%00', undefined],
  ['GET', '/api/enrolments?courseId=a%00', undefined],
  ['GET', '/api/notifications?cursor=%00', undefined],
  ['GET', '/api/users/%00', undefined],
  ['PUT', `/api/users/${uid}`, { name: 'a\u0000b', email: 'ada@example.org' }],
  ['POST', '/api/courses/course1/feedback', { rating: 5, comment: 'a\u0000b' }],
  ['PUT', '/api/password', { token: '\u0000', password: 'correct horse' }],
] as const)('%s %s with a NUL in it is refused, on either engine', async (method, url, body) => {
  const answer = await browser.send(method, url, { body });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
});

import { expect, test } from 'vitest';
import { type SignedUp, appForThisFile } from '../../../../test/support/app.ts';
import { png } from '../../../../test/support/files.ts';
import { createLimiter } from '../limits/limiter.ts';
import { byteCounters } from './call-counters.ts';

const app = await appForThisFile();
const limiter = createLimiter(app.db, Date.now, true);
const mebibyte = 1024 * 1024;

/** Counts all bytes of a day but one as sent. */
async function spend({ uid, browser }: SignedUp, role: 'learner' | 'teacher'): Promise<void> {
  const caller = { uid, role, taughtCourses: null, sessionToken: '', expiresAt: 0, extendedAt: 0 };
  expect(await limiter.take(...byteCounters({ ip: browser.address, caller }, 200 * mebibyte - 1))).toBe(null);
}

const sendPhoto = ({ uid, browser }: SignedUp) =>
  browser.try('POST /api/users/{uid}/photo', { params: { uid }, body: { photo: png() } });

test('a learner who has sent 200 MiB in a day is refused, and others are not', async () => {
  const [ada, grace] = [await app.signedUp(), await app.signedUp()];
  await spend(ada, 'learner');
  const refused = await sendPhoto(ada);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  expect(await sendPhoto(grace)).toMatchObject({ status: 201 });
});

test('those who teach are not limited so', async () => {
  const teacher = await app.signedUpAs('teacher');
  await spend(teacher, 'teacher');
  expect(await sendPhoto(teacher)).toMatchObject({ status: 201 });
});

test('a visitor is counted by address', () => {
  expect(byteCounters({ ip: '2001:db8::1', caller: null }, 5)).toEqual(
    byteCounters({ ip: '2001:db8::2', caller: null }, 5),
  );
});

import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';

const app = await appForThisFile();
const copyOf = (courseId: string) => ['GET /api/courses/{courseId}/copy', { params: { courseId } }] as const;
/** A lesson's answer also contains the neighboring lessons, which the stated size does not include. */
const toleranceBytes = 500;

for (const [courseId, engines] of [
  ['course1', ['javascript', 'react']],
  ['course2', ['python']],
  ['course3', []],
] as const)
  test(`a learner of ${courseId} is told what a device keeps of it, with its size, and each of it is answered`, async () => {
    const { browser } = await app.signedUp();
    await browser.call('POST /api/enrolments', { body: { courseId } });
    const copy = await browser.call(...copyOf(courseId));
    expect(copy.engines).toEqual(engines);
    expect(copy.own).toEqual(expect.arrayContaining(['/api/session', `/api/courses/${courseId}/progress`]));
    for (const address of copy.own) expect(await browser.send('GET', address)).toMatchObject({ status: 200 });
    for (const { address, bytes } of copy.answers) {
      const { status, body } = await browser.send('GET', address);
      const isSized = address.startsWith('/api/');
      const isClose = Math.abs(Buffer.byteLength(JSON.stringify(body)) - bytes) < toleranceBytes;
      expect({ address, status, isClose: isClose || !isSized }).toEqual({ address, status: 200, isClose: true });
    }
    const images = copy.answers.filter(({ address }) => address.startsWith('/content/'));
    expect(images.length).toBeGreaterThan(0);
    expect((await browser.call(...copyOf(courseId))).version).toBe(copy.version);
  });

test('whoever is not enrolled is told nothing of it', async () => {
  const { browser } = await app.signedUp();
  expect(await browser.try(...copyOf('course2'))).toMatchObject({ status: 403, body: { code: 'not-enrolled' } });
  expect(await app.browser().try(...copyOf('course2'))).toMatchObject({ status: 401 });
  expect(await browser.try(...copyOf('unknown'))).toMatchObject({ status: 404 });
});

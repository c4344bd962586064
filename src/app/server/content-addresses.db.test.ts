import { expect, test } from 'vitest';
import { appForThisFile } from '../../../test/support/app.ts';

const app = await appForThisFile();
const ada = await app.signedUp();

test.each([
  `/api/articles/${'a'.repeat(7000)}`,
  '/api/articles/__proto__',
  '/api/articles/constructor',
  '/api/articles/%00',
  '/api/articles/%ff',
  '/api/articles/..%2f..%2fetc%2fpasswd',
  '/api/articles/choosing-a-first-language/more',
  '/api/tracks/constructor',
  '/api/courses/__proto__/outline',
  '/api/courses/course1/lessons/__proto__',
  '/api/courses/constructor/lessons/constructor',
  '/content/',
  '/content/x',
  '/content/%00/x.svg',
  '/content/0000000000000000/courses/course1/course1.svg',
  '/content/__proto__/constructor',
  '/content/x/..%2f..%2fopvir.sqlite',
  `/content/${'a/'.repeat(3000)}`,
  '/courses/__proto__.svg',
  '/courses/..%2fcourse1.svg',
  '/courses/%00.svg',
])('an address that no content has is refused, by whatever method and whoever asks: %s', async (url) => {
  for (const browser of [app.browser(), ada.browser]) {
    expect([400, 404]).toContain((await browser.send('GET', url)).status);
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      expect([400, 404, 405]).toContain((await browser.send(method, url, { body: { a: [1] } })).status);
    }
  }
});

test('what a drawing holds is no page: it runs no script and reaches nothing', async () => {
  const { image } = await app.browser().call('GET /api/courses/{courseId}', { params: { courseId: 'course1' } });
  for (const url of [image, '/courses/course1.svg']) {
    expect(await app.browser().send('GET', url)).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    });
  }
});

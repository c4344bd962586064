import { expect, test } from 'vitest';
import { appForThisFile, newEmail } from '../../../../test/support/app.ts';
import { dayMs, stopClock } from '../../../../test/support/clock.ts';
import type { ReadMail } from '../../../../test/support/mails.ts';
import { subscriberLinks } from './links.ts';

const app = await appForThisFile();
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const leave = (email: string) => app.browser().call('POST /api/newsletter-subscribers', { body: { email } });
const rowOf = (email: string) =>
  app.db.kysely.selectFrom('newsletterSubscribers').selectAll().where('email', '=', email).executeTakeFirst();
const stateOf = async (email: string) => (await rowOf(email))?.state;
const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to === email);

/** Path of the link in a mail, on this site. */
function linkIn(mail: ReadMail): string {
  const [link = ''] = /http\S+/.exec(mail.text) ?? [];
  const { pathname, search } = new URL(link);
  return pathname + search;
}

async function confirmed(): Promise<{ email: string; id: string }> {
  const email = newEmail();
  await leave(email);
  await app.browser().send('POST', linkIn(await app.mailTo(email)), { body: '', headers: form });
  return { email, id: (await rowOf(email))?.id ?? '' };
}

function unsubscribeAddress(id: string): string {
  const url = new URL(
    subscriberLinks('a secret of at least thirty-two characters', 'http://x').linkTo('unsubscribe', id),
  );
  return url.pathname + url.search;
}

test('whoever leaves an address is asked by mail; looking at the link confirms nothing, and its button does, with the words and the moment', async () => {
  stopClock();
  const email = newEmail();
  await leave(email);
  const link = linkIn(await app.mailTo(email));
  // Like a mail scanner does.
  const page = await app.browser().send('GET', link);
  expect(page.status).toBe(200);
  expect(page.body).toContain('<form method="post"');
  expect(page.body).not.toContain(email);
  expect((await app.browser().send('HEAD', link)).status).toBe(200);
  expect(await rowOf(email)).toMatchObject({ state: 'unconfirmed', confirmedAt: null, consent: '' });

  const done = await app.browser().send('POST', link, { body: '', headers: form });
  expect(done.body).toContain('You are subscribed');
  const now = Date.now();
  expect(await rowOf(email)).toMatchObject({ state: 'confirmed', askedAt: now, confirmedAt: now, endedAt: null });
  const words = /I want to receive [^<]+/.exec(String(page.body))?.[0];
  expect((await rowOf(email))?.consent).toBe(words);
  const again = await app.browser().send('POST', link, { body: '', headers: form });
  expect(again.body).toContain('You are already subscribed');
});

test('an address that is confirmed is thanked like any other, and gets no mail', async () => {
  const { email } = await confirmed();
  expect(await leave(email)).toEqual({ message: 'Thank you for signing up!' });
  await app.workIsDone();
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await stateOf(email)).toBe('confirmed');
});

test('a stranger has no more than three mails a day sent to an address, however often they leave it', async () => {
  const clock = stopClock();
  const email = newEmail();
  for (let time = 0; time < 5; time++) await leave(email);
  await app.workIsDone();
  expect(await mailsTo(email)).toHaveLength(3);
  clock.advance(dayMs);
  await leave(email);
  await app.workIsDone();
  expect(await mailsTo(email)).toHaveLength(4);
});

test('a program for mails unsubscribes by one POST, from wherever it is shown and without a cookie (RFC 8058)', async () => {
  const { email, id } = await confirmed();
  const answer = await app.browser().send('POST', unsubscribeAddress(id), {
    body: 'List-Unsubscribe=One-Click',
    headers: { ...form, origin: 'https://mail.example.com', 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.status).toBe(200);
  expect(await stateOf(email)).toBe('unsubscribed');
});

test('as a form of several parts it is taken too, and a large one is not', async () => {
  const { email, id } = await confirmed();
  const body = new FormData();
  body.set('List-Unsubscribe', 'One-Click');
  const large = { body: 'x'.repeat(20_000), headers: form };
  expect((await app.browser().send('POST', unsubscribeAddress(id), large)).status).toBe(413);
  expect(await stateOf(email)).toBe('confirmed');
  expect((await app.browser().send('POST', unsubscribeAddress(id), { body })).status).toBe(200);
  expect(await stateOf(email)).toBe('unsubscribed');
});

test('a person is asked once before they are unsubscribed', async () => {
  const { email, id } = await confirmed();
  const page = await app.browser().send('GET', unsubscribeAddress(id));
  expect(page.body).toContain('>Unsubscribe</button>');
  expect(await stateOf(email)).toBe('confirmed');
});

test('whoever has unsubscribed stays so when their address is left again, until they confirm it anew; the old link does not do it', async () => {
  const clock = stopClock();
  const { email, id } = await confirmed();
  const old = linkIn((await mailsTo(email))[0]!);
  clock.advance(1000);
  await app.browser().send('POST', unsubscribeAddress(id), { body: '', headers: form });
  const over = await app.browser().send('POST', old, { body: '', headers: form });
  expect(over.body).toContain('This link has expired');
  expect(await stateOf(email)).toBe('unsubscribed');

  clock.advance(1000);
  await leave(email);
  const anew = linkIn(await app.mailTo(email, 2));
  expect(await stateOf(email)).toBe('unsubscribed');
  await app.browser().send('POST', anew, { body: '', headers: form });
  expect(await stateOf(email)).toBe('confirmed');
});

test.each(['', 'x', 'a.b', `${crypto.randomUUID()}.${'A'.repeat(22)}`])(
  'a link that nobody was mailed does nothing: %j',
  async (token) => {
    for (const page of ['confirm', 'unsubscribe']) {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await app.browser().send(method, `/newsletter/${page}?token=${encodeURIComponent(token)}`);
        expect(answer.status).toBe(404);
        expect(answer.body).toContain('This link does not work');
      }
    }
  },
);

test('the token of one link is none for the other', async () => {
  const { email, id } = await confirmed();
  const swapped = unsubscribeAddress(id).replace('unsubscribe', 'confirm');
  expect((await app.browser().send('POST', swapped, { body: '', headers: form })).status).toBe(404);
  expect(await stateOf(email)).toBe('confirmed');
});

test('confirmed and unsubscribed at the same moment, it ends as one of both', async () => {
  const email = newEmail();
  await leave(email);
  const link = linkIn(await app.mailTo(email));
  const { id = '' } = (await rowOf(email)) ?? {};
  const answers = await Promise.all(
    [link, unsubscribeAddress(id), link].map((each) => app.browser().send('POST', each, { body: '', headers: form })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(['confirmed', 'unsubscribed']).toContain(await stateOf(email));
});

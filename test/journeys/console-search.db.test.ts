import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedUp, appForThisFile, newEmail } from '../support/app.ts';
import { pdf } from '../support/files.ts';
import type { Role } from '../../src/platform/contract/roles.ts';
import { grantRole } from '../../src/features/identity/server/public.ts';

const app = await appForThisFile({ settings: { rateLimits: false } });
let admin: SignedUp;

beforeAll(async () => {
  admin = await signedUpAs('admin', 'Root');
});

async function signedUpAs(role: Role, name: string, email = newEmail()): Promise<SignedUp> {
  const user = await app.signedUp(email);
  await app.db.kysely.updateTable('users').set({ name }).where('uid', '=', user.uid).execute();
  await grantRole(app.db, user.email, role);
  return user;
}

async function found(q: string) {
  return (await admin.browser.call('GET /api/admin/search', { query: { q } })).items;
}
const titlesOf = async (q: string, wanted: string) =>
  (await found(q)).filter(({ kind }) => kind === wanted).map(({ title }) => title);

const applied = (name: string, email: string) =>
  app.browser().call('POST /api/applications', {
    body: {
      name,
      email,
      openingId: 'ux-designer',
      cv: pdf(),
      linkedin: 'https://www.linkedin.com/in/ada',
      website: 'http://ada.example',
    },
  });

describe('the search over the console', () => {
  test('finds a person by any beginning of their name or address, wherever they wrote', async () => {
    const email = 'zenobia.quill@inkwell.example';
    const { uid } = await signedUpAs('learner', 'Zenobia van Quillfeather', email);
    await applied('Zenobia van Quillfeather', email);
    await app
      .browser()
      .call('POST /api/contact-messages', { body: { name: 'Zenobia van Quillfeather', email, message: 'Hello' } });
    await app.browser().call('POST /api/newsletter-subscribers', { body: { email } });

    for (const q of ['zenobia', 'ZENOBI', 'van quill', 'Quillf', 'zenobia  van', 'zenobia.q', 'inkwell']) {
      const kinds = (await found(q)).map(({ kind }) => kind);
      const isOfAddress = q === 'zenobia.q' || q === 'inkwell' || q === 'zenobia' || q === 'ZENOBI';
      expect([q, ...kinds]).toEqual([q, 'user', 'application', 'message', ...(isOfAddress ? ['subscriber'] : [])]);
    }
    const [user, application] = await found('quillf');
    expect(user).toMatchObject({ title: 'Zenobia van Quillfeather', detail: email });
    expect(user?.path).toBe(`/admin/users?${new URLSearchParams({ q: email, open: uid }).toString()}`);
    expect(application?.detail).toBe(`${email} · UX Designer`);
    expect(await found('enobia')).toEqual([]);
  });

  test('finds names of other letters however they are typed', async () => {
    await signedUpAs('learner', 'Émile Ünlü');
    await signedUpAs('learner', '李小龍');
    for (const q of ['émile', 'ÉMILE', 'Émi', 'ünlü', 'Ünl']) expect(await titlesOf(q, 'user')).toEqual(['Émile Ünlü']);
    expect(await titlesOf('李小', 'user')).toEqual(['李小龍']);
  });

  test('shows five of a kind at most, the beginnings of whole names first, each person once', async () => {
    for (const name of ['Otto Wren', 'Wren Ames', 'Wren Birch', 'Wren Cole', 'Wren Dale', 'Wren Elm', 'Wren Wren'])
      await signedUpAs('learner', name);
    expect(await titlesOf('wren', 'user')).toEqual(['Wren Ames', 'Wren Birch', 'Wren Cole', 'Wren Dale', 'Wren Elm']);
    expect(await titlesOf('wren w', 'user')).toEqual(['Wren Wren']);
  });

  test('finds courses, openings, articles and campaigns by the words of their titles', async () => {
    expect(await titlesOf('ux des', 'opening')).toEqual(['UX Designer']);
    expect((await found('designer ux')).find(({ kind }) => kind === 'opening')?.path).toBe(
      '/admin/content?open=opening%3Aux-designer',
    );
    expect((await titlesOf('python', 'course')).length).toBeGreaterThan(0);
    const campaign = { subject: 'A hazelnut harvest', body: 'Hello', segment: { kind: 'all' } } as const;
    await admin.browser.call('POST /api/campaigns', { body: campaign });
    expect(await titlesOf('hazel', 'campaign')).toEqual(['A hazelnut harvest']);
  });

  test('bears typing errors in titles, where the words as they stand begin none', async () => {
    expect(await titlesOf('desinger ux', 'opening')).toEqual(['UX Designer']);
    expect(await titlesOf('pyhton', 'course')).toEqual(await titlesOf('python', 'course'));
    expect(await found('qwrtzp')).toEqual([]);
  });

  test('leads to spam in the list of spam', async () => {
    const email = newEmail();
    const body = { name: 'Spamella Ham', email, message: 'Buy' };
    const { id } = await app.browser().call('POST /api/contact-messages', { body });
    await app.db.kysely.updateTable('contactMessages').set({ state: 'spam' }).where('id', '=', id).execute();
    const [message] = await found('spamella');
    expect(Object.fromEntries(new URLSearchParams(message?.path.split('?')[1]))).toEqual({
      q: email,
      state: 'spam',
      open: id,
    });
  });

  test('takes what steers a query literally: finds nothing by it, alone or inside a word', async () => {
    const body = { name: 'Wanda Woll', email: newEmail(), message: 'Hello' };
    await app.browser().call('POST /api/contact-messages', { body });
    for (const q of ['%', '_', "'", '\\', '"', '(', '[', 'a|', '.*', '\u{10FFFF}', '--', '$1'])
      expect.soft({ q, found: [await found(q), await found(`w${q}nda`)] }).toEqual({ q, found: [[], []] });
    expect(await found('wanda')).toHaveLength(1);
  });

  test('answers neither visitors, learners nor teachers, and is refused for a text that is none or has no end', async () => {
    const asked = (browser: SignedUp['browser'], q: string) =>
      browser.send('GET', `/api/admin/search?${new URLSearchParams({ q }).toString()}`);
    expect((await asked(app.browser(), 'ada')).status).toBe(401);
    expect((await asked((await signedUpAs('learner', '')).browser, 'ada')).status).toBe(403);
    expect((await asked((await signedUpAs('teacher', '')).browser, 'ada')).status).toBe(403);
    for (const q of ['', '   ', 'x'.repeat(101), 'x'.repeat(100_000), '\0'])
      expect((await asked(admin.browser, q)).status).toBeGreaterThanOrEqual(400);
    expect((await admin.browser.send('GET', '/api/admin/search?q=a&q=b')).status).toBe(400);
  });

  test('asks an index for each, and reads no table', async () => {
    const statements = app.db.engine === 'sqlite' ? ['explain query plan'] : ['explain'];
    const lookup = (column: string) => {
      const order = app.db.engine === 'sqlite' ? '' : 'collate "C"';
      return `select 1 from "applications" where ${column} ${order} >= 'a' and ${column} ${order} < 'b' order by ${column} ${order} limit 5`;
    };
    const find = app.db.engine === 'sqlite' ? 'instr' : 'strpos';
    const plans = await app.db.kysely.transaction().execute(async (kysely) => {
      if (app.db.engine === 'postgres') await sql`set local enable_seqscan = off`.execute(kysely);
      return Promise.all(
        ['lower("name")', `substr(lower("email"), ${find}(lower("email"), '@') + 1)`].map(async (column) =>
          JSON.stringify((await sql.raw(`${statements[0]} ${lookup(column)}`).execute(kysely)).rows),
        ),
      );
    });
    expect(plans[0]).toContain('applicationsBeginningsnamewhole');
    expect(plans[1]).toContain('applicationsBeginningsemailhost');
  });
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type SignedUp,
  appForThisFile,
  newEmail,
  startTestApp,
  type TestApp,
} from '../../../../../test/support/app.ts';
import { doc, docx, pdf } from '../../../../../test/support/files.ts';
import type { TestBrowser } from '../../../../../test/support/test-browser.ts';
import { grantRole } from '../../../identity/server/public.ts';

const app = await appForThisFile({ settings: { rateLimits: false } });
const one = 'GET /api/received-applications/{applicationId}';
const list = 'GET /api/received-applications';
const withdrawal = 'POST /api/applications/{applicationId}/withdrawal';
const markup = '<img src=x onerror="alert(1)"> & [x](javascript:alert(1))';
let admin: SignedUp;

beforeAll(async () => {
  admin = await withRole('admin');
});

async function withRole(role: 'teacher' | 'admin', on: TestApp = app): Promise<SignedUp> {
  const signedUp = await on.signedUp();
  await grantRole(on.db, signedUp.email, role);
  return signedUp;
}

async function applied(browser: TestBrowser, fields: Record<string, unknown> = {}) {
  const form = { name: 'Ada Lovelace', email: newEmail(), openingId: 'ux-designer', cv: pdf() };
  const links = { linkedin: 'https://www.linkedin.com/in/ada', website: 'http://ada.example' };
  const body = { ...form, ...links, ...fields };
  const { id } = await browser.call('POST /api/applications', { body });
  return { id, email: body.email };
}

const shown = (applicationId: string) => admin.browser.call(one, { params: { applicationId } });

type Status = Awaited<ReturnType<typeof shown>>['status'];

const moved = (applicationId: string, from: Status, to: Status, message?: string, { browser } = admin) =>
  browser.send('PUT', `/api/received-applications/${applicationId}/status`, {
    body: { from, to, ...(message !== undefined && { message }) },
  });

const noted = (applicationId: string, text: string) =>
  admin.browser.call('POST /api/received-applications/{applicationId}/notes', {
    params: { applicationId },
    body: { text },
  });

const mine = async ({ browser }: SignedUp) => (await browser.call('GET /api/applications', { query: {} })).items;
const messagesTo = async ({ browser }: SignedUp) =>
  (await browser.call('GET /api/notifications', { query: {} })).items.map(({ message }) => message);
const uploadsOf = ({ settings }: TestApp) =>
  readdirSync(join(settings.dataDir, 'uploads')).filter((name) => name !== 'incoming');

describe('an application', () => {
  test('that is moved has its new status at the applicant’s, who gets mail and notification with the message (§2)', async () => {
    const ada = await app.signedUp();
    const { id, email } = await applied(ada.browser);
    expect(await moved(id, 'received', 'in-review')).toMatchObject({ status: 200, body: { status: 'in-review' } });
    await moved(id, 'in-review', 'interview', 'Can you come on Tuesday?\n\nWe look forward to it.');
    expect(await mine(ada)).toMatchObject([
      {
        id,
        status: 'interview',
        history: [
          { status: 'received', message: null },
          { status: 'in-review', message: null },
          { status: 'interview', message: 'Can you come on Tuesday?\n\nWe look forward to it.' },
        ],
      },
    ]);
    const mail = await app.mailTo(email, 3);
    expect(mail.subject).toBe('Your application as UX Designer at Opvir: interview');
    expect(mail.text).toMatch(/We would like to talk with you about your application as UX Designer at\sOpvir\./);
    expect(mail.text).toContain('Can you come on Tuesday?\n\nWe look forward to it.');
    expect(mail.text).toContain(`${app.settings.publicUrl}/workspace`);
    expect(await messagesTo(ada)).toEqual([
      'Your application as UX Designer has a new status: interview.',
      'Your application as UX Designer has a new status: in review.',
      'We have received your application as UX Designer.',
    ]);
  });

  test('of nobody’s account is moved by mail alone, which names no workspace', async () => {
    const { id, email } = await applied(app.browser(), { openingId: undefined });
    await moved(id, 'received', 'declined');
    const mail = await app.mailTo(email, 2);
    expect(mail.subject).toBe('Your application to Opvir: declined');
    expect(mail.text).not.toContain('/workspace');
    expect(await shown(id)).toMatchObject({ userId: null, openingId: null, openingTitle: null, status: 'declined' });
  });

  test('is shown with its history, and with who moved it and who noted what', async () => {
    const { id } = await applied(app.browser());
    await moved(id, 'received', 'offer', 'Welcome.');
    const note = await noted(id, 'Asks for four days.');
    const application = await shown(id);
    expect(application).toMatchObject({
      openingTitle: 'UX Designer',
      cvName: 'cv.pdf',
      cvBytes: 1000,
      linkedin: 'https://www.linkedin.com/in/ada',
      history: [
        { status: 'received', movedBy: null },
        { status: 'offer', message: 'Welcome.', movedBy: admin.email },
      ],
    });
    expect(application.notes).toEqual([note]);
    expect(note).toMatchObject({ text: 'Asks for four days.', by: admin.email });
  });

  test('has notes that no answer to the applicant has, and texts are only data wherever they stand (§6)', async () => {
    const ada = await app.signedUp();
    const { id } = await applied(ada.browser, { name: markup });
    await noted(id, `${markup} internal`);
    await moved(id, 'received', 'in-review', markup);
    const application = await shown(id);
    expect(application.notes[0]?.text).toBe(`${markup} internal`);
    expect(application.name).toBe(markup);
    const answer = await ada.browser.send('GET', '/api/applications');
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.stringify(answer.body)).not.toContain('internal');
    expect((await mine(ada))[0]?.history.at(-1)?.message).toBe(markup);
    expect(JSON.stringify(await messagesTo(ada))).not.toContain('internal');
  });

  test('gives its CV as a file of its kind, byte for byte, to be saved and not shown', async () => {
    for (const [cv, contentType] of [
      [pdf('Ada’s CV.pdf', 4000), 'application/pdf'],
      [doc(), 'application/msword'],
      [docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ] as const) {
      const { id } = await applied(app.browser(), { cv });
      const file = await app.app.inject({
        url: `/api/received-applications/${id}/cv`,
        headers: { cookie: admin.browser.cookieHeader() },
      });
      expect(file).toMatchObject({ statusCode: 200, headers: { 'content-type': contentType } });
      expect(file.headers['content-disposition']).toMatch(/^attachment/);
      expect(file.rawPayload.equals(Buffer.from(await cv.arrayBuffer()))).toBe(true);
    }
  });

  test('is deleted with its history, its notes and its CV; then nobody has it, and the applicant is told', async () => {
    await using own = await startTestApp();
    const [ada, operator] = [await own.signedUp(), await withRole('admin', own)];
    const { id } = await applied(ada.browser);
    const other = await applied(ada.browser);
    const params = { applicationId: id };
    await operator.browser.call('POST /api/received-applications/{applicationId}/notes', {
      params,
      body: { text: 'Gone.' },
    });
    const remove = () => operator.browser.try('DELETE /api/received-applications/{applicationId}', { params });
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
    expect(uploadsOf(own)).toHaveLength(1);
    expect((await mine(ada)).map((each) => each.id)).toEqual([other.id]);
    expect((await messagesTo(ada))[0]).toBe('Your application as UX Designer and its CV were deleted.');
    for (const table of ['applicationSteps', 'applicationNotes'] as const) {
      const rows = await own.db.kysely.selectFrom(table).select('applicationId').execute();
      expect(rows.filter(({ applicationId }) => applicationId === id)).toEqual([]);
    }
    expect(await own.db.kysely.selectFrom('unclaimedFiles').select('key').execute()).toEqual([]);
    expect(await operator.browser.try(one, { params })).toMatchObject({ status: 404 });
    const { items } = await operator.browser.call('GET /api/admin/audit-entries', { query: {} });
    expect(items.map(({ act, subjectId }) => [act, subjectId])).toEqual([
      ['application-deleted', id],
      ['application-noted', id],
    ]);
  });
});

describe('a move', () => {
  test('of two at the same moment one stands, the other is told, and the applicant hears of one', async () => {
    const [ada, grace] = [await app.signedUp(), await withRole('admin')];
    const { id } = await applied(ada.browser);
    const answers = await Promise.all([
      moved(id, 'received', 'declined'),
      moved(id, 'received', 'interview', undefined, grace),
    ]);
    const [first = answers[0], second] = answers.toSorted((x, y) => x.status - y.status);
    expect(first).toMatchObject({ status: 200 });
    expect(second).toMatchObject({ status: 409, body: { code: 'status-changed' } });
    const application = await shown(id);
    expect(application.status).toBe((first.body as { status: string }).status);
    expect(application.history).toHaveLength(2);
    expect((await messagesTo(ada)).filter((message) => message.includes('new status'))).toHaveLength(1);
  });

  test('from where it no longer stands, to where it stands, or to what is no decision is refused', async () => {
    const { id } = await applied(app.browser());
    expect(await moved(id, 'interview', 'offer')).toMatchObject({ status: 409, body: { code: 'status-changed' } });
    expect(await moved(id, 'in-review', 'in-review')).toMatchObject({ status: 400 });
    for (const to of ['received', 'withdrawn'] as const) {
      expect(await moved(id, 'in-review', to)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    }
    expect(await moved(id, 'received', 'offer', '  ')).toMatchObject({ status: 400 });
    expect((await shown(id)).history).toHaveLength(1);
  });

  test('of one that is not there is not found, and so are its CV, its notes and its deletion', async () => {
    expect(await moved('none', 'received', 'offer')).toMatchObject({
      status: 404,
      body: { code: 'application-not-found' },
    });
    const params = { applicationId: 'none' };
    for (const answer of [
      await admin.browser.try(one, { params }),
      await admin.browser.try('GET /api/received-applications/{applicationId}/cv', { params }),
      await admin.browser.try('POST /api/received-applications/{applicationId}/notes', { params, body: { text: 'x' } }),
      await admin.browser.try('DELETE /api/received-applications/{applicationId}', { params }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'application-not-found' } });
  });
});

describe('withdrawing', () => {
  const withdraw = ({ browser }: { browser: TestBrowser }, applicationId: string) =>
    browser.try(withdrawal, { params: { applicationId } });

  test('ends it, once, with a mail; after that nobody moves it', async () => {
    const ada = await app.signedUp();
    const { id, email } = await applied(ada.browser);
    const answers = await Promise.all([withdraw(ada, id), withdraw(ada, id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      status: 'withdrawn',
      history: [{ status: 'received' }, { status: 'withdrawn' }],
    });
    expect(await withdraw(ada, id)).toMatchObject({ status: 409, body: { code: 'application-decided' } });
    const refused = { status: 409, body: { code: 'application-withdrawn' } };
    expect(await moved(id, 'withdrawn', 'interview')).toMatchObject(refused);
    expect(await moved(id, 'received', 'interview')).toMatchObject(refused);
    expect((await shown(id)).history.map(({ movedBy }) => movedBy)).toEqual([ada.email, ada.email]);
    expect((await app.mailTo(email, 2)).text).toContain('You have withdrawn your application as UX Designer');
    expect((await messagesTo(ada)).filter((message) => message.startsWith('You have withdrawn'))).toHaveLength(1);
  });

  test('is possible at each open status and at no decided one', async () => {
    const ada = await app.signedUp();
    for (const [to, status] of [
      ['in-review', 200],
      ['interview', 200],
      ['offer', 200],
      ['hired', 409],
      ['declined', 409],
    ] as const) {
      const { id } = await applied(ada.browser);
      await moved(id, 'received', to);
      expect(await withdraw(ada, id)).toMatchObject({ status });
    }
  });

  test('what is somebody else’s, or was sent by nobody, is not found (§6)', async () => {
    const [ada, grace] = [await app.signedUp(), await app.signedUp()];
    const { id } = await applied(ada.browser);
    const { id: nobodys } = await applied(app.browser(), { email: grace.email });
    for (const [who, what] of [
      [grace, id],
      [admin, id],
      [grace, nobodys],
    ] as const) {
      expect(await withdraw(who, what)).toMatchObject({ status: 404, body: { code: 'application-not-found' } });
    }
    expect(await withdraw({ browser: app.browser() }, id)).toMatchObject({ status: 401 });
    expect((await mine(ada))[0]?.status).toBe('received');
  });

  test('again and again floods nobody’s mailbox: one address is sent five mails an hour for what applicants do', async () => {
    await using own = await startTestApp();
    const ada = await own.signedUp();
    const email = newEmail();
    for (let count = 0; count < 4; count += 1) await withdraw(ada, (await applied(ada.browser, { email })).id);
    await own.workIsDone();
    expect((await own.mails()).filter(({ to }) => to === email)).toHaveLength(5);
  });
});

test('nobody but administrators sees, moves, notes or deletes applications, their own included (§2)', async () => {
  const [ada, stranger, teacher] = [await app.signedUp(), await app.signedUp(), await withRole('teacher')];
  const { id } = await applied(ada.browser);
  const params = { applicationId: id };
  const asks = [
    (browser: TestBrowser) => browser.try(list, { query: {} }),
    (browser: TestBrowser) => browser.try('GET /api/received-applications/counts', { query: {} }),
    (browser: TestBrowser) => browser.try(one, { params }),
    (browser: TestBrowser) => browser.try('GET /api/received-applications/{applicationId}/cv', { params }),
    (browser: TestBrowser) =>
      browser.try('POST /api/received-applications/{applicationId}/notes', { params, body: { text: 'x' } }),
    (browser: TestBrowser) =>
      browser.try('PUT /api/received-applications/{applicationId}/status', {
        params,
        body: { from: 'received', to: 'hired' },
      }),
    (browser: TestBrowser) => browser.try('DELETE /api/received-applications/{applicationId}', { params }),
  ];
  for (const ask of asks) {
    expect(await ask(app.browser())).toMatchObject({ status: 401 });
    for (const { browser } of [ada, stranger, teacher]) expect(await ask(browser)).toMatchObject({ status: 403 });
  }
  expect(await shown(id)).toMatchObject({ status: 'received', notes: [], history: [{ status: 'received' }] });
  for (const ask of asks) expect((await ask(admin.browser)).status).toBeLessThan(300);
});

describe('the list', () => {
  test('has the newest first, by status, by opening and by what is searched for, page by page', async () => {
    await using own = await startTestApp({ settings: { rateLimits: false } });
    const { browser } = await withRole('admin', own);
    const names = ['Émile 100%', 'Ada_Byron', 'Ada Lovelace', 'Grace Hopper', 'Alan Turing'];
    const ids: string[] = [];
    for (const [index, name] of names.entries()) {
      const openingId = index % 2 === 0 ? 'ux-designer' : 'python-deve';
      ids.push((await applied(own.browser(), { name, openingId, email: `${index}@example.org` })).id);
    }
    const [emile, byron, ada, grace, alan] = ids;
    for (const id of [ada, grace]) {
      await browser.call('PUT /api/received-applications/{applicationId}/status', {
        params: { applicationId: id ?? '' },
        body: { from: 'received', to: 'interview' },
      });
    }
    const found = async (query: object) => (await browser.call(list, { query })).items.map(({ id }) => id);
    expect(await found({})).toEqual([alan, grace, ada, byron, emile]);
    expect(await found({ status: 'interview' })).toEqual([grace, ada]);
    expect(await found({ openingId: 'ux-designer' })).toEqual([alan, ada, emile]);
    expect(await found({ openingId: 'ux-designer', status: 'received' })).toEqual([alan, emile]);
    expect(await found({ order: 'oldest' })).toEqual([emile, byron, ada, grace, alan]);
    expect(await found({ openingId: 'ux-designer', order: 'oldest' })).toEqual([emile, ada, alan]);
    for (const [search, hits] of [
      ['ADA', [ada, byron]],
      ['émile', [emile]],
      ['ÉMILE', [emile]],
      ['3@EXAMPLE', [grace]],
      ['100%', [emile]],
      ['%', [emile]],
      ['a_b', [byron]],
      ['\\', []],
      ['', [alan, grace, ada, byron, emile]],
    ] as const)
      expect([search, await found({ search })]).toEqual([search, hits]);

    const byStatus = [alan, byron, emile, grace, ada];
    for (const [order, wanted] of [
      ['newest', [alan, grace, ada, byron, emile]],
      ['oldest', [emile, byron, ada, grace, alan]],
      ['status', byStatus],
    ] as const) {
      const paged: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await browser.call(list, { query: { order, limit: 2, ...(cursor && { cursor }) } });
        paged.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect([order, paged]).toEqual([order, wanted]);
    }
    expect(await found({ order: 'status', status: 'interview' })).toEqual([grace, ada]);

    const counts = async (query: object) =>
      (await browser.call('GET /api/received-applications/counts', { query })).items.filter(({ count }) => count > 0);
    expect(await counts({})).toEqual([
      { status: 'received', count: 3 },
      { status: 'interview', count: 2 },
    ]);
    expect(await counts({ openingId: 'python-deve' })).toEqual([
      { status: 'received', count: 1 },
      { status: 'interview', count: 1 },
    ]);
  });

  test('of one’s own has each history at its own application, also across pages', async () => {
    const ada = await app.signedUp();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.unshift((await applied(ada.browser)).id);
    await moved(ids[1] ?? '', 'received', 'offer');
    const first = await ada.browser.call('GET /api/applications', { query: { limit: 2 } });
    const second = await ada.browser.call('GET /api/applications', {
      query: { limit: 2, cursor: first.nextCursor ?? '' },
    });
    const lengths = [...first.items, ...second.items].map(({ id, history }) => [id, history.length]);
    expect(lengths).toEqual([
      [ids[0], 1],
      [ids[1], 2],
      [ids[2], 1],
    ]);
  });
});

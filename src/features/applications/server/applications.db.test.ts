import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { appForThisFile, newEmail, startTestApp, type TestApp } from '../../../../test/support/app.ts';
import { dayMs, hourMs, stopClock } from '../../../../test/support/clock.ts';
import { shippedContent } from '../../../../test/support/content.ts';
import { compoundFileOf, doc, docx, pdf, zip } from '../../../../test/support/files.ts';
import { operate, operateForJson } from '../../../../test/support/operator.ts';

const app = await appForThisFile({ settings: { rateLimits: false } });

function application(fields: Record<string, unknown> = {}) {
  const form = {
    name: 'Ada Lovelace',
    email: newEmail(),
    linkedin: 'https://www.linkedin.com/in/ada',
    website: 'http://ada.example',
  };
  return { ...form, cv: pdf(), ...fields } as typeof form & { cv: File; openingId?: string };
}

/** Files in the uploads folder: stored ones, and those still arriving. */
function filesOf({ settings }: TestApp): string[] {
  const uploads = join(settings.dataDir, 'uploads');
  return [...readdirSync(uploads).filter((name) => name !== 'incoming'), ...readdirSync(join(uploads, 'incoming'))];
}

function countStored({ db }: TestApp) {
  return db.kysely
    .selectFrom('applications')
    .select('id')
    .execute()
    .then((rows) => rows.length);
}

describe('applying (§5)', () => {
  test('a visitor applies: the CV is kept byte for byte under a random name, and the applicant gets a mail (§2, §3)', async () => {
    await using own = await startTestApp();
    const body = application({ openingId: 'python-deve', cv: pdf('Ada’s CV.PDF', 300_000) });
    const { id } = await own.browser().call('POST /api/applications', { body });
    const [stored] = await operateForJson<Record<string, unknown>[]>(own, 'applications', 'list');
    expect(stored).toMatchObject({
      id,
      userId: null,
      openingId: 'python-deve',
      cvName: 'Ada’s CV.PDF',
      cvBytes: 300_000,
    });
    expect(stored?.['cvFile']).toMatch(/^uploads\/[\da-f-]{36}\.pdf$/);
    const kept = readFileSync(join(own.settings.dataDir, String(stored?.['cvFile'])));
    expect(kept.equals(Buffer.from(await body.cv.arrayBuffer()))).toBe(true);
    expect(filesOf(own)).toHaveLength(1);
    const mail = await own.mailTo(body.email);
    expect(mail.subject).toBe('Your application as Python Deve at Opvir');
    expect(mail.text).toContain('Thank you for applying as Python Deve at Opvir.');
  });

  test('nothing that was typed into the form stands in the mail, for anybody may type anybody’s address', async () => {
    await using own = await startTestApp();
    const typed = {
      name: 'Win now at https://evil.example',
      linkedin: 'https://evil.example/in',
      website: 'https://evil.example/web',
    };
    const body = application({ ...typed, cv: pdf('evil.pdf') });
    await own.browser().call('POST /api/applications', { body });
    const mail = await own.mailTo(body.email);
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/evil|win now/i);
    expect(mail.text.match(/https?:\S+/g)).toEqual([`${own.settings.publicUrl}/contact`]);
  });

  test('one address is sent five mails an hour at most, in whichever letter case it is typed; all applications are stored', async () => {
    await using own = await startTestApp();
    const clock = stopClock();
    const [flooded, other] = [newEmail(), newEmail()];
    const apply = (email: string) => own.browser().call('POST /api/applications', { body: application({ email }) });
    for (let count = 0; count < 4; count += 1) {
      await apply(flooded);
      await apply(flooded.toUpperCase());
    }
    await apply(other);
    await own.workIsDone();
    const mailsTo = async (address: string) => (await own.mails()).filter(({ to }) => to === address).length;
    expect([await mailsTo(flooded), await mailsTo(other), await countStored(own)]).toEqual([5, 1, 9]);
    clock.advance(hourMs);
    await apply(flooded);
    await own.workIsDone();
    expect(await mailsTo(flooded)).toBe(6);
  });

  test.each([
    ['.pdf', pdf()],
    ['.doc', doc()],
    ['.docx', docx()],
    ['.DOCX', docx('CV.DOCX')],
  ])('a %s is accepted', async (_, cv) => {
    expect((await app.browser().try('POST /api/applications', { body: application({ cv }) })).status).toBe(201);
  });

  test('the fields may come in any order', async () => {
    const { cv, ...fields } = application();
    const form = new FormData();
    for (const [name, value] of Object.entries({ cv, ...fields })) form.set(name, value);
    expect((await app.browser().send('POST', '/api/applications', { body: form })).status).toBe(201);
  });

  test('a CV of exactly 10 MiB is accepted, one byte more is not', async () => {
    await using own = await startTestApp();
    const limit = 10 * 1024 * 1024;
    const fits = await own.browser().try('POST /api/applications', { body: application({ cv: pdf('cv.pdf', limit) }) });
    expect(fits.status).toBe(201);
    const tooLarge = await own
      .browser()
      .try('POST /api/applications', { body: application({ cv: pdf('cv.pdf', limit + 1) }) });
    expect(tooLarge).toMatchObject({ status: 413, body: { code: 'payload-too-large' } });
    expect(filesOf(own)).toHaveLength(1);
  });

  test('it is logged by its id, without anything of the person (§2)', async () => {
    await using own = await startTestApp();
    const body = application({ name: 'Nomen Nescio', cv: pdf('nescio.pdf') });
    const { id } = await own.browser().call('POST /api/applications', { body });
    const log = JSON.stringify(own.logLines);
    expect(log).toContain(id);
    for (const part of [body.name, body.email, body.linkedin, body.website, 'nescio']) expect(log).not.toContain(part);
  });

  test('two at once are two applications with two files', async () => {
    await using own = await startTestApp();
    const body = application();
    await Promise.all([1, 2].map(() => own.browser().call('POST /api/applications', { body })));
    expect(await countStored(own)).toBe(2);
    expect(filesOf(own)).toHaveLength(2);
  });

  test('when the database refuses it, the CV is removed again and no mail leaves', async () => {
    const own = await startTestApp();
    for (const table of ['heldApplicationSteps', 'applicationSteps', 'applicationNotes', 'applications']) {
      await own.db.kysely.schema.dropTable(table).execute();
    }
    expect((await own.browser().try('POST /api/applications', { body: application() })).status).toBe(500);
    expect(filesOf(own)).toEqual([]);
    await own.workIsDone();
    expect(await own.mails()).toEqual([]);
    await expect(own[Symbol.asyncDispose]()).rejects.toThrow('the server failed unexpectedly');
  });

  test('after the last day of an opening it is closed, and nothing is stored', async () => {
    const content = shippedContent();
    content.edit('openings/logo-designer.md', (text) => text.replace('example: true', 'example: false'));
    await using own = await startTestApp({ settings: { contentDir: content.path } });
    stopClock().advance(10 * 365 * dayMs);
    const body = application({ openingId: 'logo-designer' });
    const answer = await own.browser().try('POST /api/applications', { body });
    expect(answer).toMatchObject({ status: 409, body: { code: 'opening-closed' } });
    expect(await countStored(own)).toBe(0);
    expect(filesOf(own)).toEqual([]);
  });
});

describe('what is refused', () => {
  test.each([
    ['no name', { name: undefined }],
    ['a blank name', { name: ' ' }],
    ['a name of two lines', { name: 'Ada\r\nBcc: all@example.org' }],
    ['an endless name', { name: 'x'.repeat(121) }],
    ['a name longer than any field may be', { name: 'x'.repeat(100_000) }],
    ['no email', { email: undefined }],
    ['half an email', { email: 'ada@' }],
    ['no LinkedIn address', { linkedin: undefined }],
    ['a LinkedIn address that is none', { linkedin: 'ada' }],
    ['a website that runs', { website: 'javascript:alert(1)' }],
    ['an endless website', { website: `https://x.example/${'x'.repeat(500)}` }],
    ['what is no opening id', { openingId: 'a b' }],
  ])('%s: nothing is stored', async (_, fields) => {
    const before = await countStored(app);
    const answer = await app.browser().try('POST /api/applications', { body: application(fields) });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(await countStored(app)).toBe(before);
    expect(filesOf(app)).toHaveLength(before);
  });

  test('all that is wrong is named at once, a missing CV included (§5)', async () => {
    const form = new FormData();
    form.set('name', '');
    const { status, body } = await app.browser().send('POST', '/api/applications', { body: form });
    expect(status).toBe(400);
    const { fields } = body as { fields: { path: string }[] };
    const paths = ['body.name', 'body.email', 'body.linkedin', 'body.website', 'body.cv'];
    expect([...new Set(fields.map(({ path }) => path))].toSorted()).toEqual(paths.toSorted());
  });

  test.each([
    ['a program', new File([Buffer.from('MZ\u0090\0')], 'cv.exe')],
    ['a PDF called .exe', pdf('cv.pdf.exe')],
    ['a PDF without a name', pdf('.pdf')],
  ])('%s as CV: nothing is stored', async (_, cv) => {
    expect(await refusalOf(cv)).toEqual({
      code: 'file-not-accepted',
      detail: 'Please attach the CV as a .pdf, .doc or .docx file.',
    });
  });

  test.each([
    ['a program called .pdf', new File([Buffer.alloc(500, 'MZ')], 'cv.pdf')],
    ['text called .pdf', new File(['hello'], 'cv.PDF')],
    ['an empty file', new File([], 'cv.pdf')],
    ['a zip called .docx', zip('cv.docx')],
    ['a spreadsheet called .doc', new File([compoundFileOf('Root Entry', 'Workbook')], 'cv.doc')],
    ['an empty compound file called .doc', new File([compoundFileOf()], 'cv.doc')],
    [
      'a .doc whose directory is cut off',
      new File([compoundFileOf('Root Entry', 'WordDocument', 'a', 'b', 'Macros').subarray(0, -1)], 'cv.doc'),
    ],
    [
      'a .docx that hides the type of a part',
      docx(
        'cv.docx',
        { 'word/x.bin': 'Sub AutoOpen()' },
        '<Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vba&#80;roject"/>',
      ),
    ],
  ])('%s as CV: nothing is stored, and the sentence names the cause', async (_, cv) => {
    const [extension] = /\.\w+$/.exec(cv.name.toLowerCase()) ?? [];
    expect(await refusalOf(cv)).toEqual({
      code: 'file-not-genuine',
      detail: `This file ends in ${extension}, but its content is something else. Please choose the original file.`,
    });
  });

  test.each([
    [
      'a PDF called .docx',
      pdf('cv.docx'),
      'This file ends in .docx, but it is a PDF. Rename it so that it ends in .pdf.',
    ],
    [
      'a Word document called .pdf',
      docx('cv.pdf'),
      'This file ends in .pdf, but it is a .docx document. Rename it so that it ends in .docx, or save it as PDF.',
    ],
    [
      'RTF called .doc',
      new File([String.raw`{\rtf1 Ada}`], 'cv.doc'),
      'This file ends in .doc, but it is an RTF document. Save it as PDF and attach that.',
    ],
  ])('%s as CV: nothing is stored, and the sentence says what it is and what to do', async (_, cv, detail) => {
    expect(await refusalOf(cv)).toEqual({ code: 'file-is-other', detail });
  });

  test.each([
    ['a .docx', docx('cv.docx', { 'word/vbaProject.bin': 'Sub AutoOpen()' })],
    [
      'a .docx that calls them by another name',
      docx(
        'cv.docx',
        { 'word/picture.bin': 'Sub AutoOpen()' },
        '<Override PartName="/word/picture.bin" ContentType="application/vnd.ms-office.vbaProject"/>',
      ),
    ],
    ['a .doc', new File([compoundFileOf('Root Entry', 'WordDocument', 'Macros', 'VBA', 'dir')], 'cv.doc')],
  ])('%s with macros as CV: nothing is stored, and the sentence says how to do without', async (_, cv) => {
    expect(await refusalOf(cv)).toEqual({
      code: 'file-with-macros',
      detail: 'Documents with macros are not accepted. Please save it without them, or as a .pdf file.',
    });
  });

  /** Returns the refusal of an application with this CV, after checking that nothing was stored. */
  async function refusalOf(cv: File): Promise<{ code: string; detail: string }> {
    const before = await countStored(app);
    const { status, body } = await app.browser().try('POST /api/applications', { body: application({ cv }) });
    expect(status).toBe(415);
    expect(await countStored(app)).toBe(before);
    expect(filesOf(app)).toHaveLength(before);
    const { code, detail } = body as { code: string; detail: string };
    return { code, detail };
  }

  test('an opening that does not exist', async () => {
    const answer = await app.browser().try('POST /api/applications', { body: application({ openingId: 'astronaut' }) });
    expect(answer).toMatchObject({ status: 404, body: { code: 'opening-not-found' } });
  });

  test('JSON instead of a form, or nothing at all', async () => {
    for (const request of [{ body: { name: 'Ada' } }, {}]) {
      const answer = await app.browser().send('POST', '/api/applications', request);
      expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } });
    }
  });

  test('a form where JSON is due', async () => {
    const form = new FormData();
    form.set('email', newEmail());
    const answer = await app.browser().send('POST', '/api/newsletter-subscribers', { body: form });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } });
  });

  test('more than 30 in an hour from one address', async () => {
    await using own = await startTestApp();
    const browser = own.browser();
    const send = () => browser.try('POST /api/applications', { body: application() });
    const statuses = (await Promise.all(Array.from({ length: 33 }, send))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });
});

describe("one's own applications (§6)", () => {
  test('a signed-in applicant sees theirs, newest first, and is notified; nobody else sees them', async () => {
    const [ada, grace] = [await app.signedUp(), await app.signedUp()];
    for (const openingId of ['ux-designer', 'product-manager']) {
      await ada.browser.call('POST /api/applications', { body: application({ openingId }) });
    }
    const { items } = await ada.browser.call('GET /api/applications', { query: {} });
    expect(items.map(({ openingId }) => openingId)).toEqual(['product-manager', 'ux-designer']);
    expect(Object.keys(items[0] ?? {}).toSorted()).toEqual(
      [
        'id',
        'cvState',
        'deletesAt',
        'evidence',
        'openingId',
        'name',
        'email',
        'linkedin',
        'website',
        'cvName',
        'timestamp',
        'status',
        'history',
      ].toSorted(),
    );
    const notifications = await ada.browser.call('GET /api/notifications', { query: {} });
    expect(notifications.items.map(({ message }) => message)).toEqual([
      'We have received your application as Product Manager.',
      'We have received your application as UX Designer.',
    ]);
    expect((await grace.browser.call('GET /api/applications', { query: {} })).items).toEqual([]);
  });

  test('a visitor sees none', async () => {
    const answer = await app.browser().try('GET /api/applications', { query: {} });
    expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  });

  test("applying with somebody's email address gives that account nothing", async () => {
    const ada = await app.signedUp();
    await app.browser().call('POST /api/applications', { body: application({ email: ada.email, userId: ada.uid }) });
    expect((await ada.browser.call('GET /api/applications', { query: {} })).items).toEqual([]);
  });

  test('a CV is served at no address', async () => {
    await app.browser().call('POST /api/applications', { body: application() });
    const [name] = filesOf(app);
    for (const path of [
      `/uploads/${name}`,
      `/api/uploads/${name}`,
      `/api/applications/${name}`,
      `/data/uploads/${name}`,
    ]) {
      expect((await app.browser().send('GET', path)).status).toBe(404);
    }
  });

  test('the operator moves one and deletes one; what is not there is said', async () => {
    await using own = await startTestApp();
    const body = application({ openingId: 'ux-designer' });
    const { id } = await own.browser().call('POST /api/applications', { body });
    expect((await operate(own, 'applications', 'move', id, 'withdrawn')).exitCode).toBe(2);
    expect(await operateForJson(own, 'applications', 'move', id, 'offer')).toEqual({ id, status: 'offer' });
    expect((await own.mailTo(body.email, 2)).subject).toBe('Your application as UX Designer at Opvir: offer');
    expect((await operate(own, 'applications', 'move', id, 'offer')).stderr).toContain(
      'status of this application has changed',
    );
    expect((await operate(own, 'applications', 'delete', id)).exitCode).toBe(1);
    await operateForJson(own, 'applications', 'delete', id, '--yes');
    expect(filesOf(own)).toEqual([]);
    expect(await countStored(own)).toBe(0);
    expect((await operate(own, 'applications', 'delete', id, '--yes')).stderr).toContain(
      'This application does not exist',
    );
  });

  test('the operator reads them all', async () => {
    await using own = await startTestApp();
    expect((await operate(own, 'applications', 'list')).stdout).toBe('There are no applications yet.');
    const body = application();
    await own.browser().call('POST /api/applications', { body });
    expect((await operate(own, 'applications', 'list')).stdout).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}Ada Lovelace <learner-[\da-f-]+@example\.org>: open application\n {2}received {2}[\da-f-]{36}\n {2}https:\/\/www\.linkedin\.com\/in\/ada\n {2}http:\/\/ada\.example\n {2}uploads\/[\da-f-]+\.pdf {2}\(cv\.pdf\)$/,
    );
  });
});

import { describe, expect, test } from 'vitest';
import { appForThisFile, startTestApp } from '../../../../test/support/app.ts';
import { operate, operateForJson } from '../../../../test/support/operator.ts';

const app = await appForThisFile();

const params = { openingId: 'logo-designer' };

async function addCareer(title: string): Promise<string> {
  const { id } = await operateForJson<{ id: string }>(app, 'career', 'add', title, `What a ${title} does.`);
  return id;
}

describe('the Career Center (§2, §4)', () => {
  test('a fresh installation has five careers (§3, §7)', async () => {
    await using fresh = await startTestApp();
    const { browser } = await fresh.signedUp();
    const { items } = await browser.call('GET /api/careers', {});
    expect(items.map(({ title }) => title)).toEqual([
      'Front-end Engineer',
      'Mobile App Developer',
      'Back-end Engineer',
      'Data Analyst',
      'Technical Instructor',
    ]);
  });

  test('a removed career stays removed after another start, the last one too', async () => {
    await using first = await startTestApp();
    const careers = await operateForJson<{ id: string }[]>(first, 'career', 'list');
    const { browser: admin } = await first.signedUpAs('admin');
    for (const itemKey of ['python-deve', 'javascript-engineer', 'ux-designer', 'software-engineer']) {
      const at = { kind: 'opening', itemKey } as const;
      const { published } = await admin.call('GET /api/admin/content/{kind}/{itemKey}', { params: at });
      const query = { base: published?.hash ?? '' };
      await admin.call('DELETE /api/admin/content/{kind}/{itemKey}', { params: at, query });
    }
    for (const { id } of careers) expect((await operate(first, 'career', 'remove', id)).exitCode).toBe(0);
    await using second = await startTestApp({ beside: first });
    const { browser } = await second.signedUp();
    expect(await browser.call('GET /api/careers', {})).toEqual({ items: [] });
    expect((await operate(first, 'career', 'list')).stdout).toBe('There are no careers.');
  });

  test('one that openings name stays, and what is changed afterwards is taken', async () => {
    await using shipped = await startTestApp();
    const refused = await operate(shipped, 'career', 'remove', 'front-end-engineer');
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toContain('openings/ux-designer.md');
    await operate(shipped, 'opening', 'remove', 'logo-designer', '--yes');
    await expect
      .poll(async () => (await shipped.browser().try('GET /api/openings/{openingId}', { params })).status)
      .toBe(404);
  });

  test('a visitor sees none: sign-in is required (§6)', async () => {
    expect(await app.browser().try('GET /api/careers', {})).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in' },
    });
  });

  test('an added career is the last of the list (§3, §7)', async () => {
    const id = await addCareer('Beekeeper');
    const { browser } = await app.signedUp();
    const { items } = await browser.call('GET /api/careers', {});
    expect(items.at(-1)).toEqual({ id, title: 'Beekeeper', description: 'What a Beekeeper does.' });
  });
});

describe("'Enroll Now' in a career", () => {
  test('enrols the user, and the user alone sees it, newest first (§1, §2, §6)', async () => {
    const [ada, grace] = [await app.signedUp(), await app.signedUp()];
    const [tailor, pilot] = [await addCareer('Tailor'), await addCareer('Pilot')];
    for (const careerId of [tailor, pilot]) {
      const enrolment = await ada.browser.call('POST /api/career-enrolments', { body: { careerId } });
      expect(enrolment).toMatchObject({ userId: ada.uid, careerId });
    }
    const { items } = await ada.browser.call('GET /api/career-enrolments', { query: {} });
    expect(items.map(({ careerId, title }) => [careerId, title])).toEqual([
      [pilot, 'Pilot'],
      [tailor, 'Tailor'],
    ]);
    expect((await grace.browser.call('GET /api/career-enrolments', { query: {} })).items).toEqual([]);
  });

  test('is taken back by who leaves, for them alone, once or twice is the same, and their courses stay', async () => {
    const [ada, grace] = [await app.signedUp(), await app.signedUp()];
    const careerId = await addCareer('Tinker');
    const of = async ({ browser }: typeof ada) =>
      (await browser.call('GET /api/career-enrolments', { query: {} })).items.map((each) => each.careerId);
    for (const { browser } of [ada, grace]) await browser.call('POST /api/career-enrolments', { body: { careerId } });
    await ada.browser.call('POST /api/enrolments', { body: { courseId: 'course1' } });
    const leave = () => ada.browser.try('DELETE /api/career-enrolments/{careerId}', { params: { careerId } });
    expect((await Promise.all([leave(), leave()])).map(({ status }) => status)).toEqual([204, 204]);
    expect([await of(ada), await of(grace)]).toEqual([[], [careerId]]);
    const courses = await ada.browser.call('GET /api/enrolments', { query: {} });
    expect(courses.items).toMatchObject([{ courseId: 'course1' }]);
    await ada.browser.call('POST /api/career-enrolments', { body: { careerId } });
    expect(await of(ada)).toEqual([careerId]);
  });

  test('ten times at once leaves one enrolment, and all ten succeed with it', async () => {
    const ada = await app.signedUp();
    const careerId = await addCareer('Diver');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ada.browser.call('POST /api/career-enrolments', { body: { careerId } })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await ada.browser.call('GET /api/career-enrolments', { query: {} })).items).toHaveLength(1);
  });

  test('a visitor cannot, and neither does anybody into a career that is not there', async () => {
    const careerId = await addCareer('Painter');
    expect(await app.browser().try('POST /api/career-enrolments', { body: { careerId } })).toMatchObject({
      status: 401,
    });
    const { browser } = await app.signedUp();
    expect(await browser.try('POST /api/career-enrolments', { body: { careerId: 'nothing' } })).toMatchObject({
      status: 404,
      body: { code: 'career-not-found' },
    });
    expect((await browser.call('GET /api/career-enrolments', { query: {} })).items).toEqual([]);
  });

  test('when a career is removed, its enrolments go with it', async () => {
    const ada = await app.signedUp();
    const careerId = await addCareer('Lamplighter');
    await ada.browser.call('POST /api/career-enrolments', { body: { careerId } });
    await operate(app, 'career', 'remove', careerId);
    expect((await ada.browser.call('GET /api/career-enrolments', { query: {} })).items).toEqual([]);
    expect((await ada.browser.try('POST /api/career-enrolments', { body: { careerId } })).status).toBe(404);
  });

  test.each([undefined, 7, '', null, ['x'], 'x'.repeat(65), "' or 1=1", 'a\u0000b'])(
    'refuses the careerId %j',
    async (careerId) => {
      const { browser } = await app.signedUp();
      const answer = await browser.send('POST', '/api/career-enrolments', { body: { careerId } });
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    },
  );

  test("a userId in the body is nobody's: the session decides", async () => {
    const [ada, grace] = [await app.signedUp(), await app.signedUp()];
    const careerId = await addCareer('Judge');
    await ada.browser.send('POST', '/api/career-enrolments', { body: { careerId, userId: grace.uid } });
    expect((await grace.browser.call('GET /api/career-enrolments', { query: {} })).items).toEqual([]);
    expect((await ada.browser.call('GET /api/career-enrolments', { query: {} })).items).toHaveLength(1);
  });
});

async function addOutcome(title: string, description: string): Promise<number> {
  return (await operate(app, 'career', 'add', title, description)).exitCode;
}

describe('opvir career', () => {
  test('an empty, endless or many-line title is refused, and so is an empty description', async () => {
    for (const title of [' ', 'x'.repeat(121), 'two\nlines']) expect(await addOutcome(title, 'text')).toBe(2);
    for (const description of [' ', 'x'.repeat(4001)]) expect(await addOutcome('Title', description)).toBe(2);
  });

  test('removing one that is not there says so', async () => {
    expect(await operate(app, 'career', 'remove', 'nothing')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('There is no career with the id nothing. See: career list') as string,
    });
  });
});

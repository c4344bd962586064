import { describe, expect, test } from 'vitest';
import { prepareEngines } from '../../../../scripts/build/engine-files.ts';
import { appForThisFile } from '../../../../test/support/app.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { filledTemplate } from '../../../../test/support/filled-template.ts';
import { photograph, scan, secrets } from '../../../../test/support/photograph.ts';
import { grantRole } from '../../identity/server/public.ts';
import { type EditedKind, creatableKinds, keyOf } from '../kinds-contract.ts';
import { placeholdersIn } from '../placeholders.ts';

// Content created in the console: texts of every kind, a course, images.

const app = await appForThisFile();
const { browser, email } = await app.signedUp();
await grantRole(app.db, email, 'admin');

/** Draft in which the placeholders are replaced. */
async function filled({ kind, id, revision }: { kind: EditedKind; id: string; revision: string }) {
  const params = { kind, itemKey: keyOf(id) };
  const { draft } = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params });
  const body = { source: filledTemplate(draft?.source ?? ''), base: revision };
  const saved = await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', { params, body });
  return { kind, id, revision: saved.draft?.revision ?? '' };
}

describe('what is new', () => {
  test.each(creatableKinds.filter((kind) => kind !== 'course' && kind !== 'outline'))(
    'begins as a text without a fault: %s',
    async (kind) => {
      const isPart = ['lesson', 'exercise', 'quiz', 'cast'].includes(kind);
      const id = kind === 'quiz' ? 'course5/draft-quiz' : isPart ? `course1/new-${kind}` : `new-${kind}`;
      if (kind === 'quiz') await browser.call('POST /api/admin/content', { body: { kind: 'lesson', id, title: 'L' } });
      const item = await browser.call('POST /api/admin/content', { body: { kind, id, title: 'A: "new" #1' } });
      const companions = item.companions.map((each) => ({ kind: each.kind, id: each.id }));
      const body = { kind, id, source: item.draft?.source ?? '', with: companions };
      expect(await browser.call('POST /api/admin/content-checks', { body })).toEqual({ faults: [] });
      expect(placeholdersIn(body.source)).not.toEqual([]);
      const written = { ...body, source: filledTemplate(body.source) };
      expect(await browser.call('POST /api/admin/content-checks', { body: written })).toEqual({ faults: [] });
    },
  );

  test('course comes with an outline and a lesson, and all three are published together or not at all', async () => {
    const body = { kind: 'course', id: 'glass', title: 'Glassblowing' } as const;
    const course = await browser.call('POST /api/admin/content', { body });
    expect(course.companions.map(({ kind, id }) => `${kind} ${id}`).toSorted()).toEqual([
      'lesson glass/first-lesson',
      'outline glass',
    ]);
    const outline = course.companions.find(({ kind }) => kind === 'outline');
    const alone = await browser.call('POST /api/admin/content-publications', {
      body: { items: [{ kind: 'outline', id: 'glass', revision: outline?.revision ?? '' }], at: null },
    });
    expect(alone.faults.map(({ message }) => message)).toContain('there is no course glass');
    const begun = [
      { kind: 'course' as const, id: 'glass', revision: course.draft?.revision ?? '' },
      ...course.companions.map(({ kind, id, revision }) => ({ kind, id, revision })),
    ];
    const asBegun = await browser.call('POST /api/admin/content-publications', { body: { items: begun, at: null } });
    expect(asBegun.faults).toEqual(
      expect.arrayContaining([
        {
          path: 'courses/glass/course.md',
          line: 4,
          message: 'Replace the template text “Name of the instructor” before you publish.',
        },
        expect.objectContaining({ path: 'courses/glass/lessons/first-lesson.md', line: 3 }),
      ]),
    );
    const items = await Promise.all(begun.map(filled));
    expect(await browser.call('POST /api/admin/content-publications', { body: { items, at: null } })).toEqual({
      faults: [],
    });
    const learner = await app.signedUp();
    await eventually(
      'the course',
      async () => (await learner.browser.send('GET', '/api/courses/glass')).status === 200,
    );
    await learner.browser.call('POST /api/enrolments', { body: { courseId: 'glass' } });
    const params = { courseId: 'glass', lessonId: 'first-lesson' };
    expect(await learner.browser.call('GET /api/courses/{courseId}/lessons/{lessonId}', { params })).toMatchObject({
      title: 'The first lesson',
    });
    const base = (
      await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params: { kind: 'course', itemKey: 'glass' } })
    ).published?.hash;
    const { faults } = await browser.call('DELETE /api/admin/content/{kind}/{itemKey}', {
      params: { kind: 'course', itemKey: 'glass' },
      query: { base: base ?? '' },
    });
    expect(faults.length).toBeGreaterThan(0);
    expect((await learner.browser.send('GET', '/api/courses/glass')).status).toBe(200);
  });
});

test('a lesson says whether an outline lists it: none, a draft, or the one on the site', async () => {
  const lesson = { itemKey: 'course1~kilns' };
  const placeOf = async () =>
    (await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params: { kind: 'lesson', ...lesson } })).outline;
  const ofOutline = { params: { kind: 'outline' as const, itemKey: 'course1' } };
  const begun = await browser.call('POST /api/admin/content', {
    body: { kind: 'lesson', id: 'course1/kilns', title: 'Kilns' },
  });
  expect(begun.outline).toBe('none');
  const { published, outline: ofOther } = await browser.call('GET /api/admin/content/{kind}/{itemKey}', ofOutline);
  expect(ofOther).toBeNull();
  // An alias that nothing defines: the parser complains only when it is followed.
  const { draft: unsound } = await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', {
    ...ofOutline,
    body: { source: `${published?.source}- title: *More*\n  lessons: [kilns]\n`, base: published?.hash ?? '' },
  });
  expect(await placeOf()).toBe('none');
  const { draft } = await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', {
    ...ofOutline,
    body: { source: `${published?.source}- title: More\n  lessons: [kilns]\n`, base: unsound?.revision ?? '' },
  });
  expect(await placeOf()).toBe('draft');
  const items = [
    await filled({ kind: 'lesson', id: 'course1/kilns', revision: begun.draft?.revision ?? '' }),
    { kind: 'outline' as const, id: 'course1', revision: draft?.revision ?? '' },
  ];
  expect(await browser.call('POST /api/admin/content-publications', { body: { items, at: null } })).toEqual({
    faults: [],
  });
  expect(await placeOf()).toBe('published');
});

test('a recording is published when its run prints what it says, and otherwise not; a draft may say what it likes', async () => {
  await prepareEngines();
  const named = { kind: 'cast', id: 'course1/printing' } as const;
  const begun = await browser.call('POST /api/admin/content', { body: { ...named, title: 'Printing' } });
  const params = { kind: 'cast', itemKey: 'course1~printing' } as const;
  const written = (prints: string) =>
    `---\ntitle: Printing\nlanguage: javascript\n---\n\nIt prints.\n\n\`\`\`write\nconsole.log(6 * 7);\n\`\`\`\n\n\`\`\`run\n${prints}\n\`\`\`\n`;
  const save = async (source: string, base: string) => {
    const body = { source, base };
    return (
      (await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', { params, body })).draft?.revision ?? ''
    );
  };
  const publish = (revision: string) =>
    browser.call('POST /api/admin/content-publications', { body: { items: [{ ...named, revision }], at: null } });
  const wrong = await save(written('43'), begun.draft?.revision ?? '');
  const check = { ...named, source: written('43'), with: [] };
  expect(await browser.call('POST /api/admin/content-checks', { body: check })).toEqual({ faults: [] });
  expect(await publish(wrong)).toEqual({
    faults: [
      {
        path: 'courses/course1/casts/printing.md',
        line: 12,
        message: 'the run prints “42” as line 1, and the recording says “43”',
      },
    ],
  });
  expect(await publish(await save(written('42'), wrong))).toEqual({ faults: [] });
});

describe('an image', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';
  const send = (image: File, alt = 'A kiln [lit]') =>
    browser.try('POST /api/admin/content/{kind}/{itemKey}/images', {
      params: { kind: 'article', itemKey: 'choosing-a-first-language' },
      body: { alt, image },
    });

  test('comes with its alternative text, under a name that means nothing elsewhere, and another of that name beside it', async () => {
    const name = '../..\\"><script>alert(1)</script> Kiln.svg';
    const { body } = await send(new File([svg], name, { type: 'image/svg+xml' }));
    const first = body as { name: string; markdown: string };
    expect(first.name).toMatch(/^[a-z0-9-]+\.svg$/);
    expect(first.markdown).toBe(`![A kiln \\[lit\\]](${first.name})`);
    expect((await send(new File([svg], name))).body).toEqual(first);
    const other = (await send(new File([svg.replace('0 0 1 1', '0 0 2 2')], name))).body as { name: string };
    expect(other.name).not.toBe(first.name);
  });

  test.each([
    [
      'a page of HTML under the name of a drawing',
      new File(['<html><body></body></html>'], 'a.svg'),
      'file-not-genuine',
    ],
    [
      'a drawing with a script',
      new File([svg.replace('></', '><script>alert(1)</script></')], 'b.svg'),
      'drawing-with-program',
    ],
    ['a drawing under the name of a photo', new File([svg], 'a.png'), 'file-not-genuine'],
    ['a program', new File(['MZ'], 'a.exe'), 'file-not-accepted'],
    ['what is too large', new File(['x'.repeat(1024 * 1024 + 1)], 'a.svg'), 'payload-too-large'],
  ])('is not taken: %s', async (_, image, code) => {
    expect(await send(image)).toMatchObject({ body: { code } });
  });

  test('has nothing in it of what its camera has written', async () => {
    const { name } = (await send(photograph({ orientation: 6, name: 'kiln.jpg' }))).body as { name: string };
    const asset = app.db.kysely.selectFrom('contentAssets').select('hash').where('path', 'like', `%/${name}`);
    const parts = app.db.kysely.selectFrom('contentFileParts').select('data').where('hash', 'in', asset);
    const bytes = Buffer.concat((await parts.execute()).map(({ data }) => Buffer.from(data, 'base64')));
    expect(bytes.includes(scan)).toBe(true);
    expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([]);
  });

  test('sent twice at once is there once, and two of one name are two', async () => {
    const file = (size: number) => new File([svg.replace('0 0 1 1', `0 0 ${size} ${size}`)], 'twice.svg');
    const same = await Promise.all(Array.from({ length: 6 }, () => send(file(3))));
    expect(new Set(same.map(({ body }) => (body as { name: string }).name))).toEqual(new Set(['twice.svg']));
    const others = await Promise.all([4, 5, 6].map((size) => send(file(size))));
    expect(others.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(others.map(({ body }) => (body as { name: string }).name)).size).toBe(3);
  });

  test('without an alternative text is not taken', async () => {
    expect(await send(new File([svg], 'a.svg'), ' ')).toMatchObject({ status: 400 });
  });
});

test('questions of a GIFT text are read and stored nowhere, and the quiz that is made of them has no fault', async () => {
  const gift = 'Two and two? {#4}\n\nIs glass hot? {T}\n\nWrite an essay. {}';
  const before = await app.db.kysely.selectFrom('contentDrafts').selectAll().execute();
  const { questions, text, notes } = await browser.call('POST /api/admin/gift-previews', { body: { gift } });
  expect(questions).toMatchObject([
    { type: 'number', answer: 4 },
    { type: 'single', text: 'Is glass hot?' },
  ]);
  expect(notes).toEqual([{ line: 5, message: 'not taken: an essay cannot be graded by a program' }]);
  const body = { kind: 'quiz' as const, id: 'course2/your-first-program', source: text, with: [] };
  expect(await browser.call('POST /api/admin/content-checks', { body })).toEqual({ faults: [] });
  expect(await app.db.kysely.selectFrom('contentDrafts').selectAll().execute()).toEqual(before);
});

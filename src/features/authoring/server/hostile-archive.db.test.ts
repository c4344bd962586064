import { describe, expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { bareContentForThisFile } from '../../../../test/support/bare-content.ts';
import {
  adminOf,
  archiveOf,
  downloadArchive,
  drawing,
  fileOf,
  formOf,
  incomingOf,
  keep,
  lookAt,
} from '../../../../test/support/content-archive.ts';
import { craftedZip } from '../../../../test/support/crafted-zip.ts';

// Archives that were crafted to do harm.

// Little content on the site, so that each archive is checked quickly.
const app = await appForThisFile({ settings: { contentDir: bareContentForThisFile().path } });
const admin = await adminOf(app);
const before = await downloadArchive(app, admin);
const versionBefore = await version();

describe('a hostile archive', () => {
  const ok = { name: 'articles/a.svg', content: drawing() };
  const cases: [string, Buffer, RegExp][] = [
    ['that is cut off', craftedZip([ok]).subarray(0, -8), /cut off/],
    ['without anything in it', craftedZip([]), /has no content/],
    ['with a name that climbs out', craftedZip([{ ...ok, name: 'articles/../../etc/a.svg' }]), /leads out/],
    ['with a hidden name that climbs out', craftedZip([{ ...ok, name: '../a.svg' }]), /leads out/],
    ['with an absolute name', craftedZip([{ ...ok, name: '/etc/a.svg' }]), /leads out/],
    ['with a drive', craftedZip([{ ...ok, name: 'C:/a.svg' }]), /leads out/],
    ['with backslashes', craftedZip([{ ...ok, name: 'articles\\..\\a.svg' }]), /leads out/],
    ['with NUL in a name', craftedZip([{ ...ok, name: 'articles/a.svg\0.md' }]), /letters, digits/],
    ['with a name that is no UTF-8', craftedZip([{ ...ok, name: Buffer.from([0xff, 0xfe]) }]), /not UTF-8/],
    ['with a name of 60,000 letters', craftedZip([{ ...ok, name: 'a'.repeat(60_000) }]), /too long/],
    ['with folders without end', craftedZip([{ ...ok, name: `a/${'b/'.repeat(9)}a.svg` }]), /too many folders/],
    ['with a file twice', craftedZip([ok, ok]), /twice/],
    ['with names that differ in capitals', craftedZip([ok, { ...ok, name: 'articles/A.svg' }]), /only in case/],
    [
      'with a file that is a folder too',
      craftedZip([
        { ...ok, name: 'a.svg' },
        { ...ok, name: 'a.svg/b.svg' },
      ]),
      /at once/,
    ],
    ['with a link', craftedZip([{ ...ok, content: '/etc/passwd', mode: 0o120777 }]), /links are not followed/],
    ['with a device', craftedZip([{ ...ok, mode: 0o020666 }]), /neither a file nor a folder/],
    ['that is encrypted', craftedZip([{ ...ok, flags: 1 }]), /encrypted/],
    ['packed in another way', craftedZip([{ ...ok, method: 14 }]), /packed in an unsupported way/],
    ['whose sums are wrong', craftedZip([{ ...ok, sum: 1 }]), /is damaged/],
    ['that says a wrong size', craftedZip([{ ...ok, bytes: 3 }]), /is damaged/],
    ['that names other content in two places', craftedZip([{ ...ok, ownName: 'articles/b.svg' }]), /ambiguous/],
    [
      'of entries that share their bytes',
      craftedZip([ok, { ...ok, name: 'articles/b.svg', sharesWith: 0 }]),
      /overlap/,
    ],
    ['with a program', craftedZip([{ name: 'articles/a.exe', content: 'MZ' }]), /not a content file/],
    ['with an image that is none', craftedZip([{ name: 'articles/a.png', content: 'MZ' }]), /is not image\/png/],
    ['with a drawing that is none', craftedZip([{ ...ok, content: '<html></html>' }]), /is not image\/svg/],
    ['with a video that is none', craftedZip([{ name: 'articles/a.mp4', content: 'MZ' }]), /is not video\/mp4/],
    ...[
      '<script>alert(1)</script>',
      '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
      '<rect onload="alert(1)"/>',
      '<rect\nONCLICK = "alert(1)"/>',
      '<a href="java&#x0a;script&colon;alert(1)"><rect/></a>',
      '<foreignObject><iframe/></foreignObject>',
      '<use href="data:image/svg+xml;base64,AAAA"/>',
    ].map((inside): [string, Buffer, RegExp] => [
      `with a drawing that runs ${inside}`,
      craftedZip([{ ...ok, content: drawing(inside) }]),
      /has a script/,
    ]),
    [
      'with YAML of 5,000 keys',
      craftedZip([yamlOf(Array.from({ length: 5000 }, (_, key) => `k${key}: 1`))]),
      /1000 keys/,
    ],
    ['with YAML that is nested 50,000 deep', craftedZip([yamlOf([`a: ${'['.repeat(50_000)}`])]), /nested too deeply/],
    [
      'with YAML that repeats itself',
      craftedZip([yamlOf(['a: &a [x, x, x]', 'b: &b [*a, *a, *a]', 'c: [*b, *b, *b]'])]),
      /aliases/,
    ],
    [
      'with a text that is too large',
      craftedZip([{ name: 'articles/a.md', content: Buffer.alloc(300_000, 'a') }]),
      /too large/,
    ],
    [
      'whose text is larger than it says',
      craftedZip([{ name: 'articles/a.md', content: Buffer.alloc(300_000, 'a'), bytes: 10 }]),
      /too large/,
    ],
    [
      'that unpacks to a thousand times its size',
      craftedZip([{ name: 'articles/a.mp4', content: Buffer.alloc(64_000_000), bytes: 10 }]),
      /far more than its own size/,
    ],
    [
      'of many texts that together are too many bytes',
      craftedZip(
        Array.from({ length: 600 }, (_, at) => ({
          name: `articles/a${at}.md`,
          content: Buffer.alloc(125_000, 'ab'),
          method: 0,
        })),
      ),
      /more than 67108864 bytes/,
    ],
    [
      'of 20,001 entries',
      craftedZip(Array.from({ length: 20_001 }, (_, at) => ({ name: `a${at}/`, method: 0 }))),
      /20001 entries/,
    ],
    [
      'of 10,001 files',
      craftedZip(Array.from({ length: 10_001 }, (_, at) => ({ name: `articles/a${at}.md`, method: 0 }))),
      /10001 files/,
    ],
  ];

  test.each(cases)('%s is refused with a line that says why, and nothing of it stays', async (_, bytes, said) => {
    const browser = await adminOf(app);
    const archive = fileOf(bytes);
    const preview = await lookAt(browser, archive);
    expect(preview.faults.map(({ path: at, message }) => `${at}: ${message}`).join('\n')).toMatch(said);
    const body = { ...keep, archive, seen: preview.seen || '0'.repeat(64) };
    expect(await browser.call('POST /api/admin/content-archive-imports', { body })).toMatchObject({ isDone: false });
    expect(await version()).toBe(versionBefore);
    expect(incomingOf(app)).toEqual([]);
  });

  test('after all of them every file is as it was', async () => {
    expect((await downloadArchive(app, admin)).equals(before)).toBe(true);
  });

  test.each([
    ['no ZIP', new File(['hello'], 'content.zip'), 415, 'file-not-genuine'],
    ['another kind of file', new File(['%PDF-1.4\n%%EOF\n'], 'content.pdf'), 415, 'file-not-accepted'],
    ['nothing', new File([], 'content.zip'), 415, 'file-not-genuine'],
  ] as const)('that is %s is refused before anybody looks into it', async (_, archive, status, code) => {
    const answer = await admin.send('POST', '/api/admin/content-archive-previews', {
      body: formOf({ ...keep, archive }),
    });
    expect(answer).toMatchObject({ status, body: { code } });
  });

  test.each([
    ['no choices', {}],
    ['unknown choices', { edited: 'yes', absent: 'keep' }],
    ['a choice of 30,000 letters', { edited: 'a'.repeat(30_000), absent: 'keep' }],
  ])('with %s is invalid', async (_, fields) => {
    const body = formOf({ ...fields, archive: archiveOf({ 'articles/a.svg': drawing() }) });
    const answer = await admin.send('POST', '/api/admin/content-archive-previews', { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });
});

/** Content version, which every change increments. */
async function version(): Promise<number> {
  return (await app.db.kysely.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()).version;
}

function yamlOf(lines: readonly string[]) {
  return { name: 'articles/a.md', content: ['---', ...lines, '---', '', 'Text.', ''].join('\n') };
}

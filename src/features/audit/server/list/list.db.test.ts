import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForThisFile } from '../../../../../test/support/app.ts';
import type { TestBrowser } from '../../../../../test/support/test-browser.ts';
import { createdAtOf } from '../../../../platform/server/ids.ts';
import { type AuditAct, commandLine } from '../../acts-contract.ts';
import { entryList } from './entries.ts';

const app = await appForThisFile();
let browser: TestBrowser;

interface Done {
  readonly act: AuditAct;
  readonly actorId: string;
  readonly actorEmail?: string;
  readonly subject?: string;
}

/** Stores entries in chronological order: by ascending `at`. */
async function store(entries: readonly (Done & { readonly at: number })[]): Promise<void> {
  const rows = entries.map(({ at, actorEmail = '', subject = '', ...done }) => ({
    ...done,
    actorEmail,
    subject,
    subjectId: 'of it',
    id: idOf(at),
    timestamp: 1_700_000_000_000 + at,
  }));
  while (rows.length > 0) await app.db.kysely.insertInto('auditEntries').values(rows.splice(0, 1000)).execute();
}

const idOf = (at: number) => `01900000-0000-7000-8000-${String(at).padStart(12, '0')}`;

const ada = { actorId: 'ada', actorEmail: 'ada@example.org' } as const;
const grace = { actorId: 'grace', actorEmail: 'grace@example.org' } as const;

beforeAll(async () => {
  ({ browser } = await app.signedUpAs('admin'));
  await store([
    { at: 1, act: 'user-disabled', ...ada, subject: 'eve@example.org' },
    { at: 2, act: 'enrolment-added', ...grace, subject: 'linus@example.org · course1' },
    { at: 3, act: 'enrolment-added', actorId: commandLine, subject: '=1+1@example.org · course2' },
    { at: 4, act: 'application-cv-infected', actorId: '', subject: 'm…@example.org' },
    { at: 5, act: 'user-deleted', ...ada, actorEmail: 'ada@new.example' },
    { at: 6, act: 'user-enabled', actorId: '', subject: '100%_eve@example.net' },
  ]);
});

type Query = Parameters<typeof ask>[0];

function ask(query: {
  search?: string;
  act?: AuditAct;
  actor?: string;
  order?: 'newest' | 'oldest';
  limit?: number;
  cursor?: string;
  from?: number;
  before?: number;
}) {
  return browser.call('GET /api/admin/audit-entries', { query });
}

/** Numbers of the listed entries, in order. */
async function shown(query: Query): Promise<number[]> {
  return (await ask(query)).items.map(({ timestamp }) => timestamp - 1_700_000_000_000);
}

describe('the audit log', () => {
  test('has the newest first, or the oldest, page by page', async () => {
    expect(await shown({})).toEqual([6, 5, 4, 3, 2, 1]);
    expect(await shown({ order: 'oldest' })).toEqual([1, 2, 3, 4, 5, 6]);
    const first = await ask({ order: 'oldest', limit: 4 });
    expect(await shown({ order: 'oldest', limit: 4, cursor: first.nextCursor ?? '' })).toEqual([5, 6]);
    expect((await ask({ order: 'oldest', cursor: first.nextCursor ?? '' })).nextCursor).toBeNull();
  });

  test('is narrowed down to an act, to whoever did it, to the command line, and to nobody who is named any more', async () => {
    expect(await shown({ act: 'enrolment-added' })).toEqual([3, 2]);
    expect(await shown({ actor: 'ada' })).toEqual([5, 1]);
    expect(await shown({ actor: commandLine })).toEqual([3]);
    expect(await shown({ actor: 'nobody' })).toEqual([6, 4]);
    expect(await shown({ actor: 'grace', act: 'enrolment-added', order: 'oldest' })).toEqual([2]);
    expect(await shown({ actor: 'grace', act: 'user-deleted' })).toEqual([]);
  });

  test.each([
    ['whom', 'EVE@', [6, 1]],
    ['what stands in an address as it is', '0%_e', [6]],
    ['no more than that', '%', [6]],
    ['who', 'grace@', [2]],
    ['what was done, in the words that are shown', 'enrolled', [3, 2]],
    ['the command line', 'command', [3]],
    ['the virus scanner', 'virus scanner', [4]],
    ['whoever was deleted, on either side', 'a deleted', [6, 5]],
    ['nothing', 'nowhere', []],
  ])('finds %s: %s', async (_, search, found) => {
    expect(await shown({ search })).toEqual(found);
  });

  test('is the same as a file, with the words that are shown, and no cell of it is a formula', async () => {
    const query = new URLSearchParams({ act: 'enrolment-added', order: 'oldest' });
    const { status, body } = await browser.send('GET', `/api/admin/audit-entries.csv?${query}`);
    expect(status).toBe(200);
    expect(String(body).replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
      'When,By,What was done,To whom or what',
      '2023-11-14T22:13:20.002Z,grace@example.org,Enrolled a learner in a course,linus@example.org · course1',
      "2023-11-14T22:13:20.003Z,Command line,Enrolled a learner in a course,'=1+1@example.org · course2",
    ]);
  });

  test('names whoever did something, each once with the last address, and nobody who was deleted', async () => {
    const { items } = await browser.call('GET /api/admin/audit-actors', {});
    expect(items).toEqual([
      grace,
      { actorId: commandLine, actorEmail: '' },
      { actorId: 'ada', actorEmail: 'ada@new.example' },
    ]);
  });

  test('is narrowed down to a period, from its first moment to before its end', async () => {
    // Ids sort by time, and these entries have the same timestamp.
    const moment = createdAtOf(idOf(1)).getTime();
    expect(await shown({ from: moment, before: moment + 1, act: 'enrolment-added' })).toEqual([3, 2]);
    expect(await shown({ from: moment + 1, act: 'enrolment-added' })).toEqual([]);
    expect(await shown({ before: moment })).toEqual([]);
    const { status } = await browser.send('GET', '/api/admin/audit-entries?from=yesterday');
    expect(status).toBe(400);
  });

  describe('with many entries', () => {
    const many = Array.from({ length: 1500 }, (_, place) => ({
      ...(place === 700 ? { actorId: 'joan', actorEmail: 'joan@example.org' } : grace),
      at: 1000 + place,
      act: 'message-closed' as const,
      subject: `somebody-${place}@example.org`,
    }));
    beforeAll(() => store(many));

    test.each([
      ['few', 1000],
      ['more than that', 0],
    ])('is searched to its end where %s fit, and from there on page by page', async (_, few) => {
      const list = entryList(app.db, few, 100);
      const found = async (search: string, order: 'newest' | 'oldest') =>
        (await list({ search, order, limit: 3 })).map(({ timestamp }) => timestamp - 1_700_000_000_000);
      expect(await found('linus@', 'newest')).toEqual([2]);
      expect(await found('somebody-1499@', 'oldest')).toEqual([2499]);
      expect(await found('JOAN@', 'newest')).toEqual([1700]);
      expect(await found('99@example', 'newest')).toEqual([2499, 2399, 2299]);
      const first = await ask({ search: 'eve@', limit: 1 });
      expect(first.items).toMatchObject([{ id: idOf(6) }]);
      expect(await shown({ search: 'eve@', limit: 1, cursor: first.nextCursor ?? '' })).toEqual([1]);
      expect(await shown({ search: 'eve@', act: 'user-disabled', actor: 'ada' })).toEqual([1]);
    });

    test('a text that was taken out of an entry finds it no more, nor do rows that were numbered anew lose any', async () => {
      const { kysely, engine } = app.db;
      const mask = (subject: string, id: string) =>
        kysely.updateTable('auditEntries').set({ subject }).where('id', '=', id).execute();
      const [, , , , first = '', second = ''] = many.map(({ at }) => idOf(at));
      await mask('s…@example.org', first);
      expect(await shown({ search: 'somebody-4@' })).toEqual([]);
      expect(await shown({ search: 's…@exa' })).toEqual([1004]);
      if (engine === 'sqlite') await sql`update "auditEntries" set "rowid" = "rowid" + 100000`.execute(kysely);
      await mask('t…@example.org', second);
      await store([{ at: 9000, act: 'user-enabled', ...ada, subject: 'late@example.org' }]);
      expect(await shown({ search: 'somebody-5@' })).toEqual([]);
      expect(await shown({ search: 't…@exa' })).toEqual([1005]);
      expect(await shown({ search: 'late@' })).toEqual([9000]);
    });
  });
});

import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { stopTimers } from '../../../../test/support/clock.ts';
import { databaseForThisFile } from '../../../../test/support/database.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { createContent } from './content.ts';
import { addItem } from './edit.ts';
import { type ContentKind, defineKind } from './kinds.ts';
import { keyOf } from './made-items.ts';
import { contentQueries, contentTopic } from './queries.ts';
import type { MakeOffThread } from './read-content.ts';

declare module './kinds.ts' {
  interface ContentTypes {
    song: { readonly id: string; readonly title: string };
    refrain: { readonly id: string };
  }
}

const { db } = await databaseForThisFile();
const song = defineKind({
  name: 'song',
  path: 'songs/{id}.md',
  shape: z.strictObject({ title: z.string(), order: z.optional(z.number()) }),
  make: ({ id, front }) => ({ id, title: front.title }),
  rank: ({ order = 9 }) => order,
});

async function begin(makeOffThread?: MakeOffThread, kinds: readonly ContentKind[] = [song]) {
  const lines: { level: number; msg: string; faults?: string[] }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
  const content = await createContent({
    db,
    kinds,
    hasPage: () => true,
    log,
    ...(makeOffThread && { makeOffThread }),
  });
  onTestFinished(() => content.stop());
  return { content, lines };
}

function add(id: string, source: string): Promise<void> {
  return addItem(db, { kind: 'song', id, source });
}

test('a commit that changes content is followed at once, without waiting for the next look', async () => {
  // Without timers, only the commit can cause a check.
  stopTimers();
  const { content } = await begin();
  const { version } = content.current();
  await add('b', '---\ntitle: B\n---');
  await eventually('the change', () => content.current().version > version);
});

test('a change reaches who reads and who listens, sorted; a faulty one is told to the operator, and the version before stays', async () => {
  const { content, lines } = await begin();
  const { version } = content.current();
  const heard: number[] = [];
  const end = content.onChange((snapshot) => void heard.push(snapshot.version));
  await add('a', '---\ntitle: A\norder: 1\n---');
  await eventually('the change', () => heard.length > 0);
  expect(
    content
      .current()
      .list('song')
      .map(({ id }) => id),
  ).toEqual(['a', 'b']);
  expect(content.current().find('song', 'a')).toEqual({ id: 'a', title: 'A' });
  expect(content.current().find('song', 'constructor')).toBeUndefined();

  await add('c', '---\ntitel: C\n---');
  await eventually('the fault to be told', () => lines.some(({ level }) => level === 50));
  expect(lines.find(({ level }) => level === 50)?.faults).toContain('songs/c.md:2: unknown key "titel"');
  expect(content.current().list('song')).toHaveLength(2);
  expect(heard).toEqual([version + 1]);

  end();
  await add('c', '---\ntitle: C\n---');
  await eventually('the mended version', () => content.current().list('song').length === 3);
  expect(heard).toHaveLength(1);
  expect(lines.filter(({ level }) => level === 50)).toHaveLength(1);
});

test('a long text is made aside, once, and where that fails here', async () => {
  const asked: string[][] = [];
  let isWorking = true;
  const { content, lines } = await begin(async (_, texts) => {
    asked.push(texts.map(({ id }) => id));
    if (!isWorking) throw new Error('no thread');
    const item = (id: string) => ({ id, title: 'Made aside' });
    const rest = { rank: 9, links: [], needs: new Map() };
    return new Map(texts.map((text) => [keyOf(text), { ...text, ...rest, value: item(text.id) as never }]));
  });
  const words = 'word '.repeat(4000);
  const titleOf = (id: string) => content.current().find('song', id)?.title;
  await add('long', `---\ntitle: Long\n---\n\n${words}`);
  await eventually('the long text', () => titleOf('long') === 'Made aside');
  await add('short', '---\ntitle: Short\n---');
  await eventually('the short text', () => titleOf('short') === 'Short');
  expect(titleOf('long')).toBe('Made aside');
  expect(asked).toEqual([['long']]);

  isWorking = false;
  await add('longer', `---\ntitle: Longer\n---\n\n${words}`);
  await eventually('the other', () => titleOf('longer') === 'Longer');
  expect(titleOf('long')).toBe('Made aside');
  expect(asked).toEqual([['long'], ['longer']]);
  expect(lines.filter(({ level }) => level === 40)).toHaveLength(1);
});

test('at a start, what is faulty is left out, and the rest is there', async () => {
  await add('d', '---\ntitel: D\n---');
  const { content, lines } = await begin();
  expect(content.current().find('song', 'd')).toBeUndefined();
  expect(content.current().find('song', 'a')).toBeDefined();
  expect(lines).toMatchObject([{ level: 50, msg: 'leaving out content with faults' }]);
});

test('a database that is away is told once, and the content stays', async () => {
  const { content, lines } = await begin();
  await db.kysely.schema.alterTable('contentVersion').renameTo('away').execute();
  await eventually('the failure', () => lines.some(({ msg }) => msg.startsWith('content cannot be read')));
  // Each of these causes another check.
  for (let look = 0; look < 3; look += 1) {
    await db.commit({ sql: 'select 1', values: [], topic: contentTopic });
    await db.readKysely.selectFrom('contentItems').select('id').limit(1).execute();
  }
  expect(lines.filter(({ msg }) => msg.startsWith('content cannot be read'))).toHaveLength(1);
  expect(content.current().find('song', 'a')).toBeDefined();
  await db.kysely.schema.alterTable('away').renameTo('contentVersion').execute();
});

test('a change is served while what is left of the one before is still being made, and only the last one is told', async () => {
  let busyMs = 11;
  const refrain = defineKind({
    name: 'refrain',
    path: 'refrains/{id}.md',
    shape: z.strictObject({ title: z.string() }),
    isLazy: true,
    make: ({ id }) => {
      // Each takes a whole slice, so that others get their turns between them: a thousand, where a change needs few.
      const end = performance.now() + busyMs;
      while (performance.now() < end);
      return { id };
    },
  });
  const { upsertItem } = contentQueries(db);
  const refrains = Array.from({ length: 1000 }, (_, number) =>
    upsertItem.with({ kind: 'refrain', id: `r${number}`, source: '---\ntitle: R\n---', hash: '', importedHash: null }),
  );
  await addItem(db, { kind: 'song', id: 'd', source: '---\ntitle: D\n---' }, ...refrains);
  const { content } = await begin(undefined, [song, refrain]);
  const heard: number[] = [];
  content.onChange((snapshot) => void heard.push(snapshot.version));
  const { version } = content.current();
  await add('e', '---\ntitle: E\n---');
  await eventually('the first change', () => content.current().version === version + 1);
  await add('f', '---\ntitle: F\n---');
  await eventually('the second change', () => content.current().version === version + 2);
  expect(heard).toEqual([]);
  busyMs = 0;
  await eventually('the second change to be told', () => heard.length > 0);
  expect(heard).toEqual([version + 2]);
});

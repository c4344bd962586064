import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { type KindName, defineKind } from './kinds.ts';
import { type ContentReading, contentReader, readHereMaxLength } from './read-content.ts';

const name = 'note' as KindName;
const short = '---\ntitle: A note\n---\n\nText.\n';
const long = `---\ntitle: A long note\n---\n\n${'Text.\n\n'.repeat(readHereMaxLength / 4)}`;

/** Content reader that records what was read in this thread and what was sent to another. */
function listening() {
  const here: string[] = [];
  const aside: ContentReading[] = [];
  const kind = defineKind({
    name,
    path: 'notes/{id}.md',
    shape: z.object({ title: z.string() }),
    make: ({ id }) => {
      here.push(id);
      return id as never;
    },
  });
  const read = contentReader({
    kinds: [kind],
    hasPage: () => true,
    aside: async (reading) => {
      aside.push(reading);
      return { faults: [], find: () => undefined };
    },
  });
  return { here, aside, read };
}

function reading(changed: string, beside: string, isAlone: boolean): ContentReading {
  const base = { version: 1, sources: [{ kind: name, id: 'beside', source: beside }], assets: [] };
  return { base, changes: [{ kind: name, id: 'changed', source: changed }], isAlone };
}

describe('content that may have faults', () => {
  test('is read here where every text of it is short', async () => {
    const { here, aside, read } = listening();
    await read(reading(short, short, false));
    expect(here).toEqual(['beside', 'changed']);
    expect(aside).toEqual([]);
  });

  test('is built once as long as it stays the same; a change, which may never be stored, is built each time', async () => {
    const { here, read } = listening();
    await read(reading(short, short, false));
    await read(reading(short, short, false));
    expect(here).toEqual(['beside', 'changed', 'changed']);
    await read(reading(short, `${short}More.\n`, false));
    expect(here.slice(3)).toEqual(['beside', 'changed']);
  });

  test.each([
    ['changed text', reading(long, short, true)],
    ['changed text, with all others', reading(long, short, false)],
    ['text beside it, with all others', reading(short, long, false)],
  ])('is read aside, and no part of it here, where it has a long %s', async (_, wanted) => {
    const { here, aside, read } = listening();
    await read(wanted);
    expect(here).toEqual([]);
    expect(aside).toEqual([wanted]);
  });

  test('is read here where only a text that is not read with it is long', async () => {
    const { here, read } = listening();
    await read(reading(short, long, true));
    expect(here).toEqual(['changed']);
  });
});

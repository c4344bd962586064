import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineKind } from './kinds.ts';
import { type SnapshotParts, buildSnapshot, buildSnapshotInSlices } from './snapshot.ts';

declare module './kinds.ts' {
  interface ContentTypes {
    verse: { readonly text: string };
  }
}

function verses(): { parts: SnapshotParts; made: string[] } {
  const made: string[] = [];
  const verse = defineKind({
    name: 'verse',
    path: 'verses/{id}.md',
    shape: z.object({ title: z.string() }),
    isLazy: true,
    make({ id, body, fault }) {
      made.push(id);
      if (body.includes('rhyme')) fault(0, 'does not scan');
      return { text: body };
    },
  });
  const sources = ['one', 'two'].map((id) => ({
    kind: 'verse' as const,
    id,
    source: `---\ntitle: ${id}\n---\n\nA rhyme.`,
  }));
  return { made, parts: { version: 1, kinds: [verse], sources, assets: [], hasPage: () => true, checked: 'stored' } };
}

test('a lazy item that was checked when it was stored is made when it is looked up, and once', () => {
  const { parts, made } = verses();
  const { snapshot, faults } = buildSnapshot(parts);
  expect(made).toEqual([]);
  snapshot.find('verse', 'two');
  snapshot.find('verse', 'two');
  expect(made).toEqual(['two']);
  expect(faults).toEqual([]);
});

test('where it changed in a running process they are all made while others are answered, and what is wrong with one keeps nothing back', async () => {
  const { parts, made } = verses();
  const { snapshot, faults, makeRest } = await buildSnapshotInSlices(parts);
  expect(made).toEqual([]);
  await makeRest();
  expect(made).toEqual(['one', 'two']);
  expect(snapshot.find('verse', 'one')).toBeUndefined();
  expect(made).toEqual(['one', 'two']);
  expect(faults).toEqual([]);
});

test('of an import all are made, and what is wrong is told', async () => {
  const { checked: _, ...parts } = verses().parts;
  const { faults } = await buildSnapshotInSlices(parts);
  expect(faults.map(({ path, message }) => `${path} ${message}`)).toEqual([
    'verses/one.md does not scan',
    'verses/two.md does not scan',
  ]);
});

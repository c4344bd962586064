import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineKind } from './kinds.ts';
import { type SnapshotParts, buildSnapshot, buildSnapshotInSlices } from './snapshot.ts';

declare module './kinds.ts' {
  interface ContentTypes {
    verse: { readonly text: string };
    poet: { readonly name: string };
    poem: { readonly by: string; readonly picture: string };
    critique: { readonly of: string; readonly by: string };
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

/** A poem looks at its poet and a picture, a critique at the poem. */
function poems(): { kinds: SnapshotParts['kinds']; made: string[] } {
  const made: string[] = [];
  const poet = defineKind({
    name: 'poet',
    path: 'poets/{id}.yaml',
    shape: z.object({ name: z.string() }),
    make({ id, front: { name } }) {
      made.push(id);
      return { name };
    },
  });
  const poem = defineKind({
    name: 'poem',
    path: 'poems/{id}.yaml',
    shape: z.object({ poet: z.string() }),
    make({ id, front, find, asset }) {
      made.push(id);
      return { by: find('poet', front.poet, ['poet'])?.name ?? '', picture: asset('rose.svg', []) };
    },
  });
  const critique = defineKind({
    name: 'critique',
    path: 'critiques/{id}.yaml',
    shape: z.object({ poem: z.string() }),
    make({ id, front, find }) {
      made.push(id);
      return { of: front.poem, by: find('poem', front.poem, ['poem'])?.by ?? '' };
    },
  });
  return { kinds: [poet, poem, critique], made };
}

function file(path: string, hash: string) {
  return { path, hash, sizeBytes: 1, type: 'image/svg+xml' };
}

test('a lazy item that was checked when it was stored is made when it is looked up, and once', () => {
  const { parts, made } = verses();
  const { snapshot, faults } = buildSnapshot(parts);
  expect([made, faults]).toEqual([[], []]);
  snapshot.find('verse', 'two');
  snapshot.find('verse', 'two');
  expect(made).toEqual(['two']);
  expect(faults.map(({ path, message }) => `${path} ${message}`)).toEqual(['verses/two.md does not scan']);
});

test('where it changed in a running process they are all made while others are answered, and what is wrong with one keeps nothing back', async () => {
  const { parts, made } = verses();
  const { snapshot, faults, makeRest } = await buildSnapshotInSlices(parts);
  expect([made, faults]).toEqual([[], []]);
  await makeRest(() => true);
  expect(made).toEqual(['one', 'two']);
  expect(snapshot.find('verse', 'one')).toBeUndefined();
  expect(made).toEqual(['one', 'two']);
  expect(faults).toHaveLength(2);
});

test('nothing more is made of a version that the next one overtakes', async () => {
  const { parts, made } = verses();
  const { makeRest } = await buildSnapshotInSlices(parts);
  await makeRest(() => made.length === 0);
  expect(made).toEqual(['one']);
});

test('of an import all are made, and what is wrong is told', async () => {
  const { checked: _, ...parts } = verses().parts;
  const { faults } = await buildSnapshotInSlices(parts);
  expect(faults.map(({ path, message }) => `${path} ${message}`)).toEqual([
    'verses/one.md does not scan',
    'verses/two.md does not scan',
  ]);
});

test('what was made is not made again while its text and all that it looks at stay as they are', () => {
  const { kinds, made } = poems();
  const parts = { version: 1, kinds, assets: [file('poems/rose.svg', 'red')], hasPage: () => true };
  const poet = { kind: 'poet' as const, id: 'ada', source: 'name: Ada' };
  const poem = { kind: 'poem' as const, id: 'rose', source: 'poet: ada' };
  const critic = { kind: 'critique' as const, id: 'on-rose', source: 'poem: rose' };
  const first = buildSnapshot({ ...parts, sources: [poet, poem, critic] });
  expect(made.splice(0)).toEqual(['ada', 'rose', 'on-rose']);
  const madeAnew = (changed: Partial<SnapshotParts>) => {
    // A copy, like one received from another thread.
    const before = structuredClone(first.made);
    const { snapshot } = buildSnapshot({ ...parts, sources: [poet, poem, critic], version: 2, before, ...changed });
    expect(snapshot.list('critique')).toEqual([{ of: 'rose', by: expect.any(String) as string }]);
    return made.splice(0);
  };
  expect(madeAnew({})).toEqual([]);
  expect(madeAnew({ sources: [poet, poem, { ...critic, source: 'poem: rose ' }] })).toEqual(['on-rose']);
  // The critique looks at the poem alone, which looks at the poet.
  expect(madeAnew({ sources: [{ ...poet, source: 'name: Bea' }, poem, critic] })).toEqual(['ada', 'rose', 'on-rose']);
  expect(madeAnew({ assets: [file('poems/rose.svg', 'white')] })).toEqual(['rose', 'on-rose']);
  expect(madeAnew({ assets: [...parts.assets, file('poems/oak.svg', 'green')] })).toEqual([]);
});

test('what was made while another item had a fault is made again once that has none', () => {
  const { kinds, made } = poems();
  const sources = [
    { kind: 'poet' as const, id: 'ada', source: 'name: Ada' },
    { kind: 'poem' as const, id: 'rose', source: 'poet: ada' },
    { kind: 'critique' as const, id: 'on-rose', source: 'poem: rose' },
  ];
  const parts = { version: 1, kinds, sources, assets: [], hasPage: () => true };
  const { faults, ...first } = buildSnapshot(parts);
  expect(faults.map(({ message }) => message)).toEqual(['there is no file rose.svg beside it']);
  expect(first.snapshot.find('critique', 'on-rose')).toEqual({ of: 'rose', by: '' });
  made.length = 0;
  const { snapshot } = buildSnapshot({ ...parts, before: first.made, assets: [file('poems/rose.svg', 'red')] });
  expect(snapshot.find('critique', 'on-rose')).toEqual({ of: 'rose', by: 'Ada' });
  expect(made).toEqual(['rose', 'on-rose']);
});

test('what was read is needed for what it says, also where something else only asks whether it is there', () => {
  const { kinds } = poems();
  const only = defineKind({
    name: 'critique',
    path: 'critiques/{id}.yaml',
    shape: z.object({ poet: z.string() }),
    make({ front, refer }) {
      refer('poet', front.poet, ['poet']);
      return { of: '', by: '' };
    },
  });
  const reader = defineKind({
    name: 'poem',
    path: 'poems/{id}.yaml',
    shape: z.object({ poet: z.string() }),
    make({ front, find }) {
      const by = find('poet', front.poet, ['poet'])?.name ?? '';
      find('critique', 'short', []);
      return { by, picture: '' };
    },
  });
  const parts = { version: 1, kinds: [kinds[0]!, only, reader], assets: [], hasPage: () => true };
  const rest = [
    { kind: 'critique' as const, id: 'short', source: 'poet: ada' },
    { kind: 'poem' as const, id: 'rose', source: 'poet: ada' },
  ];
  const ofName = (name: string) => ({ kind: 'poet' as const, id: 'ada', source: `name: ${name}` });
  const { made: before } = buildSnapshot({ ...parts, sources: [ofName('Ada'), ...rest] });
  const { snapshot } = buildSnapshot({ ...parts, before, sources: [ofName('Bea'), ...rest] });
  expect(snapshot.find('poem', 'rose')?.by).toBe('Bea');
});

test('of a text that only has to be there, a change makes nothing else anew', () => {
  const made: string[] = [];
  const { kinds } = poems();
  const verse = defineKind({
    name: 'verse',
    path: 'verses/{id}.yaml',
    shape: z.object({ poet: z.string() }),
    make({ id, front, refer }) {
      made.push(id);
      refer('poet', front.poet, ['poet']);
      return { text: '' };
    },
  });
  const own = { kind: 'verse' as const, id: 'one', source: 'poet: ada' };
  const parts = { version: 1, kinds: [...kinds, verse], assets: [], hasPage: () => true };
  const poet = { kind: 'poet' as const, id: 'ada', source: 'name: Ada' };
  const { made: before } = buildSnapshot({ ...parts, sources: [poet, own] });
  buildSnapshot({ ...parts, before, sources: [{ ...poet, source: 'name: Bea' }, own] });
  expect(made).toEqual(['one']);
  const { faults } = buildSnapshot({ ...parts, before, sources: [own] });
  expect(faults.map(({ message }) => message)).toEqual(['there is no poet ada']);
});

test('a link is looked at again, also where the text that it stands in is not', () => {
  const { parts } = verses();
  const linking = defineKind({
    name: 'verse',
    path: 'verses/{id}.md',
    shape: z.object({ title: z.string() }),
    make({ body, link }) {
      link('/spring', 0);
      return { text: body };
    },
  });
  const first = buildSnapshot({ ...parts, kinds: [linking] });
  expect(first.faults).toEqual([]);
  const { faults } = buildSnapshot({ ...parts, kinds: [linking], before: first.made, hasPage: () => false });
  expect(faults.map(({ path, message }) => `${path} ${message}`)).toEqual([
    'verses/one.md no page has the address /spring',
    'verses/two.md no page has the address /spring',
  ]);
});

import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

test('an exercise belongs to the section above it, and one above the first section to none', () => {
  const sections = ['one', 'one-1', 'two'].map((id) => ({ id, title: id }));
  const parts = [
    { embed: 'exercise', id: 'warm-up' },
    { html: '<p>Text</p><h2 id="one">one</h2>' },
    { embed: 'exercise', id: 'a' },
    { embed: 'cast', id: 'recorded' },
    { embed: 'exercise', id: 'b' },
    { html: '<h2 id="one-1">one</h2><h2 id="two">two</h2>' },
    { embed: 'exercise', id: 'c' },
  ];
  expect(sectionsOf({ parts, sections }).map(({ exerciseIds }) => exerciseIds)).toEqual([['a', 'b'], [], ['c']]);
});

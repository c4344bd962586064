import { describe, expect, test } from 'vitest';
import { emptyEntry, listShapes } from './list-shapes.ts';
import { entriesIn, withEntries } from './list-text.ts';

const [courses, skills] = listShapes.career ?? [];
const [outline] = listShapes.outline ?? [];

const career = `---
title: Data Analyst   # as it is
courses: [course2]

skills:
  - { name: "Files: and folders", lesson: course2/files }
  - name: Reports
    lesson: course2/reports
order: 4
---

courses: [not of the head]
`;

describe('a list of a file', () => {
  test('is read from its head', () => {
    expect(entriesIn(career, courses!)).toEqual(['course2']);
    expect(entriesIn(career, skills!)).toEqual([
      { name: 'Files: and folders', lesson: 'course2/files' },
      { name: 'Reports', lesson: 'course2/reports' },
    ]);
    expect(entriesIn(career, { key: 'tags', entry: 'words' })).toEqual([]);
  });

  test('is written in its place, and all else stays as it is', () => {
    expect(withEntries(career, courses!, ['course1', 'course2'])).toBe(
      career.replace('courses: [course2]\n', 'courses:\n  - course1\n  - course2\n'),
    );
    const remarked = career.replace('skills:', '# to learn\nskills:').replace('order:', '# where\norder:');
    const rewritten = withEntries(withEntries(remarked, courses!, ['a']), skills!, []);
    expect(rewritten).toContain('courses:\n  - a\n\n# to learn\nskills: []\n# where\norder: 4\n');
    const one = [{ name: 'Yes', lesson: 'true' }];
    const written = withEntries(career, skills!, one);
    expect(entriesIn(written, skills!)).toEqual(one);
    expect(written.split('skills:')[0]).toBe(career.split('skills:')[0]);
    expect(written.slice(written.indexOf('order:'))).toBe(career.slice(career.indexOf('order:')));
    const added = withEntries(career, { key: 'tags', entry: 'words' }, ['new']);
    expect(added).toBe(career.replace('order: 4\n', 'order: 4\ntags:\n  - new\n'));
    expect(withEntries(added, { key: 'tags', entry: 'words' }, [])).toBe(
      added.replace('tags:\n  - new\n', 'tags: []\n'),
    );
  });

  test('may be the whole file', () => {
    const text = '- title: One\n  lessons: [a, b]\n';
    expect(entriesIn(text, outline!)).toEqual([{ title: 'One', lessons: ['a', 'b'] }]);
    expect(withEntries(text, outline!, [{ title: 'Two', lessons: ['b'] }])).toBe('- title: Two\n  lessons:\n    - b\n');
    const added = withEntries(text, outline!, [emptyEntry(outline!.entry)]);
    expect(entriesIn(added, outline!)).toEqual([{ title: '', lessons: [''] }]);
  });

  test.each([
    ['has comments', '- title: One # why\n  lessons: [a]\n'],
    ['begins with a comment', '# why\n- title: One\n  lessons: [a]\n'],
    ['ends with a comment', '- title: One\n  lessons: [a]\n\n# why\n'],
    ['has a fault', '- title: One\n  lessons: [a\n'],
    ['has something else in it', '- title: One\n  lessons: [a]\n  more: 1\n'],
    ['lacks something', '- title: One\n'],
    ['has numbers', '- title: 1\n  lessons: [a]\n'],
    ['is none', 'title: One\n'],
    ['names something twice', '- title: &t One\n  lessons: [*t]\n'],
  ])('is left to the text where it %s', (_, text) => {
    expect(entriesIn(text, outline!)).toBeNull();
    expect(withEntries(text, outline!, [])).toBe(text);
  });

  test('is left to the text where a comment stands in the head beside it, or there is no head', () => {
    expect(entriesIn('---\ncourses:\n  - a\n  # - b\nskills: []\n---\n', courses!)).toBeNull();
    expect(entriesIn('no head', courses!)).toBeNull();
    expect(withEntries('no head', courses!, ['a'])).toBe('no head');
  });
});

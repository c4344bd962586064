import { describe, expect, test } from 'vitest';
import { emptyEntry, listShapes } from './list-shapes.ts';
import { entriesIn, withEntries } from './list-text.ts';
import { withLesson } from './with-lesson.ts';

const [courses, skills] = listShapes.career;
const [outline] = listShapes.outline;
const [sections] = listShapes.page;
const [questions] = listShapes.quiz;

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

  test('at the end of a file without a final newline is written there, and a new one in a line of its own', () => {
    const list = { key: 'tags', entry: 'words' } as const;
    expect(withEntries('a: 1\ntags: [b]', list, ['c'])).toBe('a: 1\ntags: [c]\n');
    expect(withEntries('a: 1', list, ['c'])).toBe('a: 1\ntags:\n  - c\n');
  });

  test('is written in its place, and all else stays as it is', () => {
    expect(withEntries(career, courses!, ['course1', 'course2'])).toBe(
      career.replace('courses: [course2]\n', 'courses: [course1, course2]\n'),
    );
    const remarked = career.replace('skills:', '# to learn\nskills:').replace('order:', '# where\norder:');
    const rewritten = withEntries(withEntries(remarked, courses!, ['a']), skills!, []);
    expect(rewritten).toContain('courses: [a]\n\n# to learn\nskills: []\n# where\norder: 4\n');
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
    expect(withEntries(text, outline!, [{ title: 'Two', lessons: ['b'] }])).toBe('- title: Two\n  lessons: [b]\n');
    const added = withEntries(text, outline!, [emptyEntry(outline!.entry)]);
    expect(entriesIn(added, outline!)).toEqual([{ title: '', lessons: [''] }]);
  });

  test.each([
    ['has comments', '- title: One # why\n  lessons: [a]\n'],
    ['begins with a comment', '# why\n- title: One\n  lessons: [a]\n'],
    ['ends with a comment', '- title: One\n  lessons: [a]\n\n# why\n'],
    ['has a fault', '- title: One\n  lessons: [a\n'],
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

const page = `title: About us
lead: "Who: we"
sections:
  - title: "First: of two"
    look: facts
    items:
      - title: One
        text: |
          Two lines
          of text.
      - { title: Two, text: "Quoted, though it need not be" }

  - title: Second
    text: Words.
next: { title: On, text: Further }
`;

describe('entries of several depths', () => {
  const entries = entriesIn(page, sections!)!;

  test('are written as they were where they are as they were', () => {
    expect(withEntries(page, sections!, entries)).toBe(page);
  });

  test('change by themselves: another text, another order, one less', () => {
    const [first, second] = entries as { title: string; items: { title: string; text: string }[] }[];
    const items = first!.items.with(1, { title: 'Two', text: 'Now\nlonger\n' });
    expect(withEntries(page, sections!, [{ ...first!, items }, second!])).toBe(
      page.replace('{ title: Two, text: "Quoted, though it need not be" }', '{ title: Two, text: "Now\\nlonger\\n" }'),
    );
    expect(withEntries(page, sections!, [{ ...first!, title: 'First' }, second!])).toBe(
      page.replace('"First: of two"', '"First"'),
    );
    expect(withEntries(page, sections!, [{ ...first!, items: first!.items.toReversed() }, second!])).toContain(
      'items:\n      - { title: Two, text: "Quoted, though it need not be" }\n      - title: One\n        text: |\n          Two lines',
    );
    expect(withEntries(page, sections!, [first!])).toBe(page.replace('\n  - title: Second\n    text: Words.\n', ''));
  });

  test('are left to the text where something has a value of another kind', () => {
    expect(entriesIn(page.replace('Words.', '[Words]'), sections!)).toBeNull();
    expect(entriesIn(page.replace('look: facts', 'items:'), sections!)).toBeNull();
  });
});

describe('what a new entry begins as', () => {
  const quiz = 'questions:\n  - id: q2\n    type: number\n    text: How many?\n    answer: 2\n    feedback: Two.\n';

  test('is a question of the type that was chosen, with an id of its own', () => {
    const entries = entriesIn(quiz, questions!)!;
    const begun = Object.values(questions!.beginnings!).map((begin) => begin(entries));
    expect(new Set(begun.map((each) => (each as { type: string }).type)).size).toBe(9);
    expect(begun.every((each) => (each as { id: string }).id === 'q3')).toBe(true);
    expect(entriesIn(withEntries(quiz, questions!, [...entries, ...begun]), questions!)).toHaveLength(10);
  });

  test('has what the one before it has', () => {
    const entry = { fields: { a: 'words' }, optional: { b: 'number', c: 'tick', d: { list: 'words' } } } as const;
    expect(emptyEntry(entry, { a: 'x', c: true, d: ['y', 'z'] })).toEqual({ a: '', d: [''] });
    expect(emptyEntry(entry)).toEqual({ a: '' });
  });
});

test('a lesson is added at the end of the last chapter of an outline, or in a first one; comments are left to their author', () => {
  const text = '- title: One\n  lessons: [a]\n- title: Two\n  lessons: [b]\n';
  expect(withLesson(text, 'new')).toBe('- title: One\n  lessons: [a]\n- title: Two\n  lessons: [b, new]\n');
  expect(withLesson('[]\n', 'new')).toContain('First steps');
  expect(withLesson(`# why\n${text}`, 'new')).toBeNull();
});

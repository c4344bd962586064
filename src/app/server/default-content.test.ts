import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { courseFault, lengthFault } from '../../../scripts/lessons/courses.ts';
import { outlineOf } from '../../features/lessons/server/outline.ts';
import { readFolder } from '../../platform/server/content/folder.ts';
import { buildSnapshot } from '../../platform/server/content/snapshot.ts';
import { contentKinds as kinds, defaultContentDir, hasPage } from './content-kinds.ts';

const illustrationMaxBytes = 8_000;
const tasksMin = 8;

const folder = await readFolder(defaultContentDir, kinds);
const { items: sources, assets } = folder;
const { snapshot: content, faults } = buildSnapshot({ version: 1, kinds, hasPage, sources, assets });

test('the content that ships has no fault (§9)', () => {
  expect([...folder.faults, ...faults]).toEqual([]);
});

test.each(kinds.map(({ name }) => name))('what is made of each %s can be handed from thread to thread', (name) => {
  expect(structuredClone(content.list(name))).toEqual(content.list(name));
});

describe('§3 the course table', () => {
  test('it holds exactly course1 to course6, with the titles of the specification letter for letter (§9)', () => {
    expect(content.list('course').map(({ courseId, title }) => [courseId, title])).toEqual([
      ['course1', 'Learn React'],
      ['course2', 'Learn Python'],
      ['course3', 'Learn Flutter'],
      ['course4', 'Learn Dart'],
      ['course5', 'Learn Javascript'],
      ['course6', 'Learn Danjo'],
    ]);
  });

  test.each(content.list('course'))('$title has a description of four to six sentences', ({ description }) => {
    const sentences = description.split(/(?<=[.!?])\s+/);
    expect(sentences.length).toBeGreaterThanOrEqual(4);
    expect(sentences.length).toBeLessThanOrEqual(6);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{20,}[.!?]$/u);
  });

  test('schedule, instructor, description and image are filled in, and no two courses share the last three', () => {
    for (const { schedule } of content.list('course')) expect(schedule).toMatch(/^\w+ weeks at your own pace, about/);
    for (const field of ['instructor', 'description', 'image'] as const) {
      const values = content.list('course').map((course) => course[field]);
      expect(values).not.toContain('');
      expect(new Set(values).size).toBe(6);
    }
  });

  test.each(content.list('course'))('the illustration of $title is an SVG of 16:10 and less than 8 kB', (course) => {
    const path = `courses/${course.courseId}/${course.courseId}.svg`;
    expect(course.image).toMatch(new RegExp(`^/content/[0-9a-f]{16}/${path}$`));
    const file = readFileSync(join(defaultContentDir, path));
    expect(file.byteLength).toBeLessThan(illustrationMaxBytes);
    expect(file.toString('utf8')).toMatch(/^<svg [^>]*viewBox="0 0 640 400"/);
  });

  test('every course has lessons, each with a quiz', () => {
    for (const { courseId } of content.list('course')) {
      const lessonIds = content.find('outline', courseId)?.chapters.flatMap((chapter) => chapter.lessonIds) ?? [];
      expect(lessonIds.length).toBeGreaterThan(4);
      for (const lessonId of lessonIds) expect(content.find('quiz', `${courseId}/${lessonId}`)).toBeDefined();
    }
  });

  test('no quiz ends in a dead end: each opens another attempt after a pause', () => {
    expect(content.list('quiz').filter(({ pauseHours }) => pauseHours === undefined)).toEqual([]);
  });

  test('a question that names a section which its lesson does not have is a fault', () => {
    const edited = sources.map((source) =>
      source.kind === 'quiz' && source.id === 'course2/your-first-program'
        ? { ...source, source: source.source.replace('section: a-common-mistake', 'section: now-mend-it') }
        : source,
    );
    const built = buildSnapshot({ version: 1, kinds, hasPage, sources: edited, assets });
    expect(built.faults).toMatchObject([
      {
        path: 'courses/course2/quizzes/your-first-program.yaml',
        message: expect.stringContaining(
          'the lesson has no section "now-mend-it": it has tell-the-computer-to-print',
        ) as unknown,
      },
    ]);
  });

  // Courses have programs that an engine grades; Flutter and Dart, which no engine runs, have questions.
  test.each([
    ['course1', 'code'],
    ['course2', 'code'],
    ['course3', 'question'],
    ['course4', 'question'],
    ['course5', 'code'],
    ['course6', 'code'],
  ])(
    'the lessons of %s ask enough tasks of the kind %s, show a recording, and end with a project',
    (courseId, kind) => {
      const lessons = outlineOf(content, courseId).chapters.flatMap((chapter) => chapter.lessons);
      const tasks = lessons.flatMap(({ exercises }) => exercises);
      expect(tasks.filter((task) => task.kind === kind).length).toBeGreaterThanOrEqual(tasksMin);
      const casts = lessons.flatMap((lesson) => lesson.casts);
      const lengthFaults = casts.map(({ castId }) => lengthFault(content.find('cast', `${courseId}/${castId}`)!));
      expect(lengthFaults).toContain(null);
      expect(courseFault(content, content.find('course', courseId)!)).toBe(null);
    },
  );
});

describe('§2 the tracks behind the home cards', () => {
  const shipped = content.find('tracks', 'tracks') ?? [];

  test('every course is in exactly one track', () => {
    const courseIds = content.list('course').map(({ courseId }) => courseId);
    expect(shipped.flatMap((track) => track.courseIds).toSorted()).toEqual(courseIds);
  });

  test('the cards of courses 1, 3 and 5 lead to course1, those of 2, 4 and 6 to course2, and the steps are in order', () => {
    expect(shipped.map(({ courseIds, cardsTo }) => [cardsTo ?? courseIds[0], courseIds])).toEqual([
      ['course1', ['course5', 'course1', 'course3']],
      ['course2', ['course2', 'course4', 'course6']],
    ]);
  });

  test.each([
    ['courses/course4/course.md', 'requires: [course2]', 'requires: [course4]', 'a course cannot require itself'],
    ['courses/course4/course.md', 'requires: [course2]', 'requires: [course2, course2]', 'course2 is listed twice'],
    ['courses/course4/course.md', 'requires: [course2]', 'requires: [course99]', 'there is no course course99'],
    ['courses/tracks.yaml', 'cards: course1', 'cards: course2', 'must be a course of the track'],
  ])('in %s, %j changed to %j is a fault', (path, from, to, message) => {
    const edited = sources.map((item) =>
      item.path === path ? { ...item, source: item.source.replace(from, to) } : item,
    );
    const built = buildSnapshot({ version: 1, kinds, hasPage, sources: edited, assets });
    expect(built.faults).toMatchObject([{ path, message: expect.stringContaining(message) as unknown }]);
  });

  test('a course that requires another comes after it in its track', () => {
    for (const { courseId, requires = [] } of content.list('course')) {
      const { courseIds = [] } = shipped.find((track) => track.courseIds.includes(courseId)) ?? {};
      expect(courseIds.slice(0, courseIds.indexOf(courseId))).toEqual(expect.arrayContaining(requires));
    }
  });
});

test('§2 there are six openings, with the titles of the specification letter for letter, each with a location', () => {
  expect(content.list('opening').map(({ title }) => title)).toEqual([
    'Software Engineer',
    'Product Manager',
    'UX Designer',
    'Python Deve',
    'JavaScript Engineer',
    'Logo Designer',
  ]);
  for (const { location } of content.list('opening')) expect(location).not.toBe('');
});

test('there are five careers and six articles, the newest article first (§2)', () => {
  expect(content.list('career')).toHaveLength(5);
  const dates = content.list('article').map(({ date }) => date);
  expect(dates).toHaveLength(6);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test.each(['student', 'individual', 'teacher'])('§2 the page %s has three points', (name) => {
  const points = content.find('page', name)?.sections.flatMap(({ items }) => items);
  expect(points).toHaveLength(3);
});

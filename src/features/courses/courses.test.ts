import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { courses, findCourse, trackOf, tracks } from './courses.ts';

const illustrationMaxBytes = 8_000;

describe('§3 the course table', () => {
  test('it holds exactly course1 to course6, with the titles of the specification letter for letter', () => {
    expect(courses.map((course) => [course.courseId, course.title])).toEqual([
      ['course1', 'Learn React'],
      ['course2', 'Learn Python'],
      ['course3', 'Learn Flutter'],
      ['course4', 'Learn Dart'],
      ['course5', 'Learn Javascript'],
      ['course6', 'Learn Danjo'],
    ]);
  });

  test('a course is found by its id, and any other id finds nothing', () => {
    expect(findCourse('course4')?.title).toBe('Learn Dart');
    expect(findCourse('course7')).toBeUndefined();
    expect(findCourse('')).toBeUndefined();
    expect(findCourse('constructor')).toBeUndefined();
  });

  test.each(courses)('$title has a description of four to six sentences', ({ description }) => {
    const sentences = description.split(/(?<=[.!?])\s+/);
    expect(sentences.length).toBeGreaterThanOrEqual(4);
    expect(sentences.length).toBeLessThanOrEqual(6);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{20,}[.!?]$/u);
  });

  test('schedule, instructor and description are filled in, and no two courses share one', () => {
    for (const field of ['schedule', 'instructor', 'description', 'image'] as const) {
      const values = courses.map((course) => course[field].trim());
      expect(values).not.toContain('');
      expect(new Set(values).size).toBe(courses.length);
    }
  });

  test.each(courses)('the illustration of $title is an SVG of 16:10 and less than 8 kB', ({ courseId, image }) => {
    expect(image).toBe(`/courses/${courseId}.svg`);
    const file = readFileSync(new URL(`../../../public${image}`, import.meta.url));
    expect(file.byteLength).toBeLessThan(illustrationMaxBytes);
    expect(file.toString('utf8')).toMatch(/^<svg [^>]*viewBox="0 0 640 400"/);
  });
});

describe('§2 the tracks behind the home cards', () => {
  test('every course is in exactly one track', () => {
    expect(tracks.flatMap((track) => track.courseIds).toSorted()).toEqual(courses.map((course) => course.courseId));
  });

  test('courses 1, 3 and 5 open with course1; courses 2, 4 and 6 open with course2', () => {
    expect(['course1', 'course3', 'course5'].map((id) => trackOf(id)?.courseIds[0])).toEqual(Array(3).fill('course1'));
    expect(['course2', 'course4', 'course6'].map((id) => trackOf(id)?.courseIds[0])).toEqual(Array(3).fill('course2'));
  });

  test('an id outside the table has no track', () => {
    expect(trackOf('course7')).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import * as course from '../../../courses/completion.ts';
import { type AuthoredRule, countedParts, firstRule, passWithout, ruleIn, sharesOf, withRule } from './rule-text.ts';

const file = `---
title: Glass
schedule: "Week 1: fire"
image: glass.svg
---

completion: not of the head
`;
const ruled = (rule: string) => file.replace('\nimage:', `\ncompletion:${rule}\nimage:`);

describe('when a course is complete', () => {
  test.each<[string, AuthoredRule | 'everything' | null]>([
    [file, 'everything'],
    [ruled(' { exercises: 1 }'), { exercises: 1 }],
    [ruled('\n  lessons: 20\n  quizzes: 30\n  pass: 80'), { lessons: 20, quizzes: 30, pass: 80 }],
    [ruled('\n  lessons: 20 # as agreed'), null],
    [ruled(' everything'), null],
    [ruled(''), null],
    [ruled(' { lessons: many }'), null],
    [ruled(' { lesson: 1 }'), null],
    [ruled(' { lessons: 1'), null],
  ])('is read from the head of its file, or left to the text: %j', (text, rule) => {
    expect(ruleIn(text)).toEqual(rule);
  });

  test('is written in its place and in its way, and all else stays as it is', () => {
    expect(withRule(ruled(' { exercises: 1 }'), { exercises: 2, pass: 60 })).toBe(ruled(' { exercises: 2, pass: 60 }'));
    expect(withRule(ruled('\n  lessons: 20\n  pass: 80'), { lessons: 20 })).toBe(ruled('\n  lessons: 20'));
    expect(withRule(ruled(' { exercises: 1 }'), 'everything')).toBe(file);
    expect(withRule(file, 'everything')).toBe(file);
    const begun = withRule(file, firstRule);
    expect(ruleIn(begun)).toEqual(firstRule);
    expect(withRule(begun, 'everything')).toBe(file);
    expect(withRule(ruled(' { lessons: 20 } # as agreed'), { lessons: 1 })).toBe(ruled(' { lessons: 20 } # as agreed'));
  });

  test('has the parts and the percentage that the course itself has', () => {
    expect({ countedParts, pass: passWithout }).toEqual({
      countedParts: course.countedParts,
      pass: course.everything.pass,
    });
  });

  test('is told in shares of what counts', () => {
    expect(sharesOf({ lessons: 1, quizzes: 3, pass: 80 })).toEqual([
      { part: 'lessons', share: 0.25 },
      { part: 'quizzes', share: 0.75 },
    ]);
    expect(sharesOf({ lessons: 0 })).toEqual([]);
  });
});

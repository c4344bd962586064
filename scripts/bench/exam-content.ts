import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { defaultContentDir } from '../../src/app/server/content-kinds.ts';

export const courseId = 'course2';
/** Lesson whose quiz is the exam. */
export const examLessonId = 'lists-and-dictionaries';
/** Lesson whose quiz ends after a minute. */
export const briefLessonId = 'your-first-program';
/** Lesson whose quiz everybody has taken before. */
export const pastLessonId = 'functions-with-one-job';
export const questionCount = 16;

/** API path of a lesson's quiz. */
export function quizPathOf(lessonId: string): string {
  return `/api/courses/${courseId}/quizzes/${lessonId}`;
}

/**
 * Copies the default content into a folder and changes two quizzes: the exam, which samples questions from the whole
 * course, and a brief one. Returns the folder.
 */
export function makeExamContent(folder: string, examMinutes: number): string {
  cpSync(defaultContentDir, folder, { recursive: true });
  const quizzes = join(folder, 'courses', courseId, 'quizzes');
  const all = readdirSync(quizzes).flatMap((name) => {
    const { questions } = parse(readFileSync(join(quizzes, name), 'utf8')) as { questions: object[] };
    return questions;
  });
  // Without their sections, which are those of other lessons.
  const questions = all.map((question, index) => ({ ...question, section: undefined, id: `q${index + 1}` }));
  const write = (lessonId: string, quiz: object) => writeFileSync(join(quizzes, `${lessonId}.yaml`), stringify(quiz));
  write(examLessonId, { attempts: 2, minutes: examMinutes, draw: questionCount, questions });
  write(briefLessonId, { minutes: 1, questions: questions.slice(0, questionCount) });
  return folder;
}

import { hash } from 'node:crypto';
import type * as z from 'zod/mini';
import { assetAddress } from '../../../platform/server/content/assets.ts';
import type { Content } from '../../../platform/server/content/content.ts';
import type { ContentSnapshot } from '../../../platform/server/content/snapshot.ts';
import { presentCourse } from '../../courses/server/public.ts';
import { presentExercise } from '../../exercises/server/public.ts';
import { type CourseCopy as CopyShape, CourseEngine } from '../contract.ts';
import { lessonIdsOf, outlineOf } from './outline.ts';

type CourseCopy = z.infer<typeof CopyShape>;

const versionLength = 16;
/** Address of an image within a JSON answer. */
const imageInAnswer = /\/content\/[^"\\]+/g;

/**
 * Creates a function that lists what a device stores of a course; computed once per version of the content. The course
 * must exist.
 */
export function courseCopies(content: Pick<Content, 'current'>) {
  let madeOf: ContentSnapshot | undefined;
  const copies = new Map<string, CourseCopy>();
  return (courseId: string): CourseCopy => {
    const current = content.current();
    if (madeOf !== current) copies.clear();
    madeOf = current;
    const copy = copies.get(courseId) ?? makeCopy(current, courseId);
    copies.set(courseId, copy);
    return copy;
  };
}

function makeCopy(current: ContentSnapshot, courseId: string): CourseCopy {
  const { texts, own, kinds } = partsOf(current, courseId);
  const named = new Set(texts.flatMap(({ text }) => text.match(imageInAnswer) ?? []));
  const images = [...current.assets.values()]
    .map((asset) => ({ address: assetAddress(asset), bytes: asset.sizeBytes }))
    .filter(({ address }) => named.has(address));
  return {
    courseId,
    // Covers images too, because their addresses in the texts change with their bytes.
    version: hash('sha256', JSON.stringify([texts, own])).slice(0, versionLength),
    answers: [...texts.map(({ address, text }) => ({ address, bytes: Buffer.byteLength(text) })), ...images],
    own,
    engines: CourseEngine.options.filter((engine) => kinds.has(engine)),
  };
}

/** All requests that the lessons of a course make, with the answers that are the same for all its learners. */
function partsOf(current: ContentSnapshot, courseId: string) {
  const course = `/api/courses/${courseId}`;
  const found = current.find('course', courseId);
  const outline = outlineOf(current, courseId);
  const texts = [textOf(course, found && presentCourse(found)), textOf(`${course}/outline`, outline)];
  const own = ['/api/session', `/api/enrolments?courseId=${courseId}`, `${course}/progress`];
  const kinds = new Set<string>();
  for (const lessonId of lessonIdsOf(current, courseId)) {
    texts.push(textOf(`${course}/lessons/${lessonId}`, current.find('lesson', `${courseId}/${lessonId}`)));
    own.push(`${course}/lessons/${lessonId}/note`);
  }
  for (const { lessonId, exercises, casts, quiz } of outline.chapters.flatMap(({ lessons }) => lessons)) {
    if (quiz) own.push(`${course}/quizzes/${lessonId}`);
    for (const { castId } of casts) {
      texts.push(textOf(`${course}/casts/${castId}`, current.find('cast', `${courseId}/${castId}`)));
    }
    for (const { exerciseId } of exercises) {
      const exercise = current.find('exercise', `${courseId}/${exerciseId}`);
      if (!exercise) continue;
      const address = `${course}/exercises/${exerciseId}`;
      const shown = presentExercise(exercise);
      texts.push(textOf(address, shown));
      if (shown.task.kind === 'code') {
        const { language, page } = shown.task;
        kinds.add(language === 'javascript' && page !== null ? 'page' : language);
        own.push(`${address}/draft`, `${address}/submissions`);
      } else if (shown.task.kind === 'hand-in') own.push(`${address}/hand-ins`);
    }
  }
  return { texts, own, kinds };
}

function textOf(address: string, answer: unknown) {
  return { address, text: JSON.stringify(answer) ?? '' };
}

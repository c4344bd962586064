import type { ContentSnapshot } from '../../src/platform/server/content/snapshot.ts';
import type { ContentTypes } from '../../src/platform/server/content/kinds.ts';
import type { Language } from '../../src/features/exercises/engine/run.ts';

export type CodeExercise = Extract<ContentTypes['exercise'], { kind: 'code' }>;

const ofEach = 3;

/** The exercises of a language that have the most cases, which take the longest to grade. */
export function largestExercises(content: ContentSnapshot, language: Language): readonly CodeExercise[] {
  const casesOf = ({ visible, hidden }: CodeExercise) => visible.length + hidden.length;
  const all = content.list('exercise').filter((each) => each.kind === 'code');
  return all
    .filter((each) => each.language === language)
    .toSorted((one, other) => casesOf(other) - casesOf(one))
    .slice(0, ofEach);
}

/** The page on which an exercise stands. */
export function pageOf(content: ContentSnapshot, { courseId, exerciseId }: CodeExercise): string {
  const lesson = content
    .list('lesson')
    .find(
      (each) =>
        each.courseId === courseId &&
        each.parts.some((part) => 'embed' in part && part.embed === 'exercise' && part.id === exerciseId),
    );
  if (!lesson) throw new Error(`${courseId}/${exerciseId} stands in no lesson`);
  return `/course/${courseId}/learn/${lesson.lessonId}`;
}

import type { Content } from '../../../platform/server/content/content.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Quiz } from './content.ts';

/** Returns the present version of a lesson's quiz. Throws the refusal `quiz-not-found`. */
export function requireQuiz(
  content: Pick<Content, 'current'>,
  { courseId, lessonId }: { readonly courseId: string; readonly lessonId: string },
): Quiz {
  const quiz = content.current().find('quiz', `${courseId}/${lessonId}`);
  if (!quiz) throw new Refusal('quiz-not-found');
  return quiz;
}

import { Cast, Video } from '../../../casts/web/public.ts';
import { Exercise } from '../../../exercises/web/public.ts';
import { Quiz } from '../../../quizzes/web/public.ts';

interface EmbedProps {
  readonly kind: 'exercise' | 'cast' | 'video' | 'quiz';
  readonly courseId: string;
  /** Of the exercise, the cast or the video; of a quiz that of its lesson. */
  readonly id: string;
}

/** What stands in a lesson and is no text, at its place. */
export function Embed({ kind, courseId, id }: EmbedProps) {
  if (kind === 'exercise') return <Exercise courseId={courseId} exerciseId={id} />;
  if (kind === 'cast') return <Cast courseId={courseId} castId={id} />;
  if (kind === 'video') return <Video courseId={courseId} videoId={id} />;
  return <Quiz courseId={courseId} lessonId={id} />;
}

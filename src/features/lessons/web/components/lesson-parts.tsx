import { Screencast, Video } from '../../../screencasts/web/public.ts';
import { Exercise } from '../../../exercises/web/public.ts';
import { Quiz } from '../../../quizzes/web/public.ts';

interface EmbedProps {
  readonly kind: 'exercise' | 'cast' | 'video' | 'quiz';
  readonly courseId: string;
  /** Id of the exercise, the screencast or the video; for a quiz, the id of its lesson. */
  readonly id: string;
}

/** Embedded part of a lesson, other than its text. */
export function Embed({ kind, courseId, id }: EmbedProps) {
  if (kind === 'exercise') return <Exercise courseId={courseId} exerciseId={id} />;
  if (kind === 'cast') return <Screencast courseId={courseId} castId={id} />;
  if (kind === 'video') return <Video courseId={courseId} videoId={id} />;
  return <Quiz courseId={courseId} lessonId={id} />;
}

import { useRef } from 'react';
import { useOwnUid } from '../../../identity/web/public.ts';
import type { Progress } from '../../../progress/derive.ts';
import type { Lesson, LessonPlace, Outline } from '../../outline.ts';
import { LessonEnd, ReadingRecord } from './later-parts.ts';
import { usePlaceOfAddress } from '../use-place-of-address.ts';
import { LessonText } from './lesson-text.tsx';

interface LessonViewProps {
  readonly courseTitle: string;
  readonly outline: Outline;
  readonly place: LessonPlace;
  readonly lesson: Lesson;
  /** Undefined until it is known, and for users who are not enrolled. */
  readonly progress: Progress | undefined;
  readonly isEnrolled: boolean;
  /** False until it is known whether the reader is enrolled. */
  readonly isReaderKnown: boolean;
  /** Receives the id of the section that is read; empty above the first. */
  readonly onSection: (id: string) => void;
}

/** Loaded lesson: its text, and the learner's actions. */
export function LessonView({
  courseTitle,
  outline,
  place,
  lesson,
  progress,
  isEnrolled,
  isReaderKnown,
  onSection,
}: LessonViewProps) {
  const text = useRef<HTMLDivElement>(null);
  const uid = useOwnUid();
  usePlaceOfAddress(text);
  const state = progress?.lessons.find(({ lessonId }) => lessonId === lesson.lessonId);
  return (
    <div className="grid grid-cols-1 gap-10">
      {isReaderKnown && (
        <ReadingRecord text={text} lesson={lesson} state={state} isEnrolled={isEnrolled} onSection={onSection} />
      )}
      <div ref={text}>
        <LessonText lesson={lesson} />
      </div>
      <LessonEnd
        outline={outline}
        completedTitle={progress && progress.completedAt !== null ? courseTitle : null}
        place={place}
        lesson={lesson}
        state={state}
        learner={isEnrolled ? uid : null}
      />
    </div>
  );
}

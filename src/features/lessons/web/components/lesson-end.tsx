import { useState } from 'react';
import { StatusRegion } from '../../../../ui/status-region.tsx';
import type { LessonProgress } from '../../../progress/derive-lesson.ts';
import type { Lesson, LessonPlace, Outline } from '../../outline.ts';
import { completedMessages } from '../end-messages.ts';
import lessonPrint from '../lesson-print.css?url';
import { CompletedCard } from './completed-card.tsx';
import { DonePanel } from './done-panel.tsx';
import { LessonNeighbours } from './lesson-neighbours.tsx';
import { NotePanel } from './note-panel.tsx';

interface LessonEndProps {
  readonly outline: Outline;
  /** Title of the course, if its learner has completed it. */
  readonly completedTitle: string | null;
  readonly place: LessonPlace;
  readonly lesson: Lesson;
  /** Undefined until it is known, and for users who are not enrolled. */
  readonly state: LessonProgress | undefined;
  /** Uid of the notes' owner; null for users who are not enrolled. */
  readonly learner: string | null;
}

/** End of a lesson: marking it as done, links to other lessons, and the learner's notes. */
export function Part({ outline, completedTitle, place, lesson, state, learner }: LessonEndProps) {
  const { courseId, lessonId } = lesson;
  const [wasOpen, setWasOpen] = useState(false);
  // Announced at the moment of completion, not at each later visit.
  if (state && completedTitle === null && !wasOpen) setWasOpen(true);
  return (
    <div id="lesson-end" tabIndex={-1} className="grid scroll-mt-32 grid-cols-1 gap-10 outline-none xl:scroll-mt-24">
      <link rel="stylesheet" href={lessonPrint} media="print" precedence="lesson" />
      <StatusRegion className="sr-only">
        {wasOpen && completedTitle !== null && completedMessages.title(completedTitle)}
      </StatusRegion>
      {completedTitle !== null && <CompletedCard courseId={courseId} title={completedTitle} />}
      {state && <DonePanel lesson={lesson} state={state} />}
      <LessonNeighbours outline={outline} place={place} />
      {learner !== null && <NotePanel uid={learner} courseId={courseId} lessonId={lessonId} />}
    </div>
  );
}

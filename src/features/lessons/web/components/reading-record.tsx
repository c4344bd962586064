import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useOwnUid } from '../../../identity/web/public.ts';
import type { LessonProgress } from '../../../progress/derive-lesson.ts';
import type { Lesson } from '../../outline.ts';
import { useCourseWorker } from '../offline/use-course-worker.ts';
import { useLessonRecord } from '../lesson-record.ts';
import { useHeldPlace } from '../use-held-place.ts';
import { placeToGoOn, useReadingPlace } from '../use-reading-place.ts';
import { useSection } from '../use-section.ts';
import { ResumeLine } from './resume-line.tsx';

interface ReadingRecordProps {
  /** Element of the lesson's text, which is rendered before this. */
  readonly text: RefObject<HTMLElement | null>;
  readonly lesson: Lesson;
  /** Undefined until it is known, and for users who are not enrolled. */
  readonly state: LessonProgress | undefined;
  readonly isEnrolled: boolean;
  /** Receives the id of the section that is read; empty above the first. */
  readonly onSection: (id: string) => void;
}

/** Records that and how far a lesson is read, returns to the reader's place, and attaches an offline course's worker. */
export function Part({ text, lesson, state, isEnrolled, onSection }: ReadingRecordProps) {
  const reader = { uid: useOwnUid(), courseId: lesson.courseId, lessonId: lesson.lessonId };
  const record = useLessonRecord(lesson);
  const isNew = state?.state === 'not-begun';
  const recordOpening = useEffectEvent(record.open);
  const opened = useRef('');

  const isPlaceKnown = !isEnrolled || state !== undefined;

  useCourseWorker(reader);
  useSection(text, onSection);
  useHeldPlace(text);
  useReadingPlace(text, reader, isPlaceKnown, (place) => isEnrolled && record.read(place));
  useEffect(() => {
    if (!isNew || opened.current === reader.lessonId) return;
    opened.current = reader.lessonId;
    recordOpening();
  }, [isNew, reader.lessonId]);

  return isPlaceKnown && <ResumeLine text={text} place={placeToGoOn(reader, state?.place || undefined)} />;
}

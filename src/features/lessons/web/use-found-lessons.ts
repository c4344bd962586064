import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureText } from '../../../platform/web/failure-text.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { lessonRoutes, wordsMaxLength } from '../contract.ts';
import type { Lesson, LessonWithWords, Outline } from '../outline.ts';
import { lessonsKeyOf } from './data.ts';
import { findInCourse, joinFound } from './find-in-course.ts';
import { findMessages } from './find-messages.ts';
import { readKeptLessons } from './kept/kept-lessons.ts';

const call = makeCall<typeof lessonRoutes>();

// The contract's number, whose type holds it to it: imported as a value it would bring zod along.
const maxLength: typeof wordsMaxLength = 200;
/** How long the typing must pause before the site is asked. */
const typingPauseMs = 250;
const freshForMs = 5 * 60_000;

interface FoundLessons {
  /** While the site is asked: what is found on this device. */
  readonly lessons: readonly LessonWithWords[];
  readonly isLooking: boolean;
  /** Why the site could not be asked: then only lessons on this device were looked into. */
  readonly failure: string | null;
  readonly retry: () => void;
}

/** The lessons of a course that hold these words: by the site's search in all that this reader may read, and by what is at hand. */
export function useFoundLessons(outline: Outline, words: string): FoundLessons {
  const { courseId } = outline;
  const uid = useOwnUid();
  const q = useStill(words.trim().slice(0, maxLength));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...lessonsKeyOf(uid, courseId), 'found', q],
    queryFn: ({ signal }) =>
      call('GET /api/courses/{courseId}/found-lessons', { params: { courseId }, query: { q }, signal }),
    staleTime: freshForMs,
    enabled: q !== '',
  });
  const here = findInCourse(outline, useLessonsAtHand(uid, courseId, error !== null), words);
  const isStill = q === words.trim().slice(0, maxLength);
  return {
    lessons: joinFound((isStill && data?.items) || [], here),
    isLooking: !isStill || isFetching,
    failure: isStill && error ? failureText(error, findMessages.onlyHere) : null,
    retry: () => void refetch(),
  };
}

/** The text, once nothing was added to it for a moment; '' until then. */
function useStill(text: string): string {
  const [still, setStill] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setStill(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return still;
}

/** The lessons of the course that this window has read, and without the site those that are kept on this device. */
function useLessonsAtHand(uid: string | null, courseId: string, isAlone: boolean): readonly Lesson[] {
  const client = useQueryClient();
  const { data: kept = [] } = useQuery({
    queryKey: [...lessonsKeyOf(uid, courseId), 'kept'],
    queryFn: () => readKeptLessons(courseId, uid),
    enabled: isAlone,
  });
  const known = [uid, null].flatMap((reader) =>
    client.getQueriesData<Lesson>({ queryKey: lessonsKeyOf(reader, courseId) }),
  );
  // Notes, and what was found, are kept beneath the lessons.
  return [...known.flatMap(([, data]) => (data && 'parts' in data ? [data] : [])), ...kept];
}

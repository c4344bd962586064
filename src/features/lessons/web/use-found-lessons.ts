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
import { readOfflineLessons } from './offline/offline-lessons.ts';

const call = makeCall<typeof lessonRoutes>();

// Copied from the contract, whose type checks the value: importing it would load zod.
const maxLength: typeof wordsMaxLength = 200;
/** Pause in typing before the site is queried, in milliseconds. */
const typingPauseMs = 250;
const freshForMs = 5 * 60_000;

interface FoundLessons {
  /** While the site's search is running: matches on this device. */
  readonly lessons: readonly LessonWithWords[];
  readonly isLooking: boolean;
  /** Reason why the site could not be queried; only lessons on this device were searched then. */
  readonly failure: string | null;
  readonly retry: () => void;
}

/**
 * Lessons of a course that match these words: from the site's search in all that this reader may read, and from loaded
 * lessons.
 */
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

/** Debounced text; '' until it first settles. */
function useStill(text: string): string {
  const [still, setStill] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setStill(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return still;
}

/** Lessons of the course that this window has loaded, and offline lessons if the site cannot be reached. */
function useLessonsAtHand(uid: string | null, courseId: string, isAlone: boolean): readonly Lesson[] {
  const client = useQueryClient();
  const { data: kept = [] } = useQuery({
    queryKey: [...lessonsKeyOf(uid, courseId), 'kept'],
    queryFn: () => readOfflineLessons(courseId, uid),
    enabled: isAlone,
  });
  const known = [uid, null].flatMap((reader) =>
    client.getQueriesData<Lesson>({ queryKey: lessonsKeyOf(reader, courseId) }),
  );
  // Notes and search results are cached under the same key prefix.
  return [...known.flatMap(([, data]) => (data && 'parts' in data ? [data] : [])), ...kept];
}

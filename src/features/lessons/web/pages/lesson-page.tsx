import { useParams } from '@tanstack/react-router';
import type { PageReading } from '../../../../platform/contract/reading.ts';
import { contentBlockId, usePageContent } from '../../../../platform/web/page-content.ts';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import type { Course } from '../../../courses/catalogue.ts';
import type { courseRoutes } from '../../../courses/contract.ts';
import type { lessonRoutes } from '../../contract.ts';
import { StaysWhenSessionExpires } from '../../../identity/web/public.ts';
import { type Lesson, type Outline, placeOf } from '../../outline.ts';
import { missingTitles } from '../messages.ts';
import { Classroom } from '../components/classroom.tsx';
import { Missing } from '../components/later-parts.ts';

interface LessonContent {
  readonly course: Course | undefined;
  readonly outline: Outline | undefined;
  /** Set if the page came with it. */
  readonly lesson: Lesson | undefined;
}

export async function read({
  params: { courseId = '', lessonId = '' },
  read: ask,
  find,
}: PageReading<typeof courseRoutes & typeof lessonRoutes>): Promise<LessonContent> {
  const params = { courseId, lessonId };
  const [course, outline, lesson] = await Promise.all([
    find('GET /api/courses/{courseId}', { params }),
    find('GET /api/courses/{courseId}/outline', { params }),
    // Otherwise the lesson is requested once the reader is known; a refusal is shown there.
    cameWith(`/lessons/${lessonId}"`)
      ? ask('GET /api/courses/{courseId}/lessons/{lessonId}', { params }).catch(() => undefined)
      : undefined,
  ]);
  return { course, outline, lesson };
}

/** Returns whether the answer is in the HTML that the page came in, or will be while the server renders it. */
function cameWith(addressEnd: string) {
  return typeof document === 'undefined' || document.getElementById(contentBlockId)?.textContent.includes(addressEnd);
}

/** /course/{courseId}/learn/{lessonId}: one lesson. */
export function Page() {
  const { course, outline, lesson } = usePageContent<typeof read>();
  const { lessonId = '' } = useParams({ strict: false });
  const place = outline && placeOf(outline, lessonId);
  if (!course || !outline || !place) return <Missing course={outline && course} />;
  return (
    <StaysWhenSessionExpires>
      <Classroom key={course.courseId} course={course} outline={outline} place={place} here={lesson} />
    </StaysWhenSessionExpires>
  );
}

export function describe({ lessonId = '' }: Record<string, string>, { course, outline }: LessonContent): PageMeta {
  const lesson = outline && placeOf(outline, lessonId)?.lesson;
  if (!course || !lesson) return { title: course ? missingTitles.lesson : missingTitles.course, description: '' };
  return { title: `${lesson.title} · ${course.title}`, description: lesson.summary };
}

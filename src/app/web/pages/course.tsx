import type { courseRoutes } from '../../../features/courses/contract.ts';
import { CourseNotFound } from '../../../features/courses/web/pages/course-not-found.tsx';
import { type CourseContent, CoursePage, readCourse } from '../../../features/courses/web/pages/course-page.tsx';
import type { lessonRoutes } from '../../../features/lessons/contract.ts';
import type { Outline } from '../../../features/lessons/outline.ts';
import type { PageReading } from '../../../platform/contract/reading.ts';
import { early, lazyPart } from '../../../platform/web/lazy-part.tsx';
import { usePageContent } from '../../../platform/web/page-content.ts';
import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { SkeletonLines } from '../../../ui/skeleton.tsx';

/** Texts of the course page while its parts load or if they fail to. */
const coursePageMessages = {
  notFound: 'Course not found',
  enrolmentPart: { failed: 'Enrollment could not be loaded.', retry: 'Try again' },
  outlinePart: { failed: 'The lessons could not be loaded.', retry: 'Try again' },
  feedbackPart: { failed: 'The feedback could not be loaded.', retry: 'Try again' },
} as const;

const { enrolmentPart, outlinePart, feedbackPart } = coursePageMessages;

// Parts that read from the server: the text of the course does not wait for them.
const Enrolment = lazyPart(
  early(() => import('./components/course-enrolment.tsx')),
  enrolmentPart,
  <SkeletonLines lines={2} />,
);
const Lessons = lazyPart(
  early(() => import('./components/course-lessons.tsx')),
  outlinePart,
  <SkeletonLines lines={8} />,
);
const Feedback = lazyPart(
  early(() => import('./components/course-feedback.tsx')),
  feedbackPart,
  <SkeletonLines lines={6} />,
);

/** Content of the course page; `outline` is undefined for a course without lessons. */
interface Content extends CourseContent {
  readonly outline: Outline | undefined;
}

export async function read({
  params: { courseId = '' },
  ...reading
}: PageReading<typeof courseRoutes & typeof lessonRoutes>): Promise<Content> {
  const [content, outline] = await Promise.all([
    readCourse(reading, courseId),
    reading.find('GET /api/courses/{courseId}/outline', { params: { courseId } }),
  ]);
  return { ...content, outline: outline && outline.chapters.length > 0 ? outline : undefined };
}

/** Page /course/$courseId and /courses/$courseId. The `key` prevents state from carrying over to another course. */
export function Page() {
  const { course, catalogue, outline } = usePageContent<typeof read>();
  if (!course) return <CourseNotFound catalogue={catalogue} />;
  const { courseId, title } = course;
  return (
    <CoursePage
      key={courseId}
      course={course}
      catalogue={catalogue}
      enrolment={<Enrolment courseId={courseId} title={title} outline={outline} />}
      lessons={outline && <Lessons outline={outline} />}
      feedback={<Feedback courseId={courseId} />}
    />
  );
}

export function describe(_: Record<string, string>, { course }: CourseContent): PageMeta {
  if (!course) return { title: coursePageMessages.notFound, description: '' };
  return { title: course.title, description: course.description, canonicalPath: `/course/${course.courseId}` };
}

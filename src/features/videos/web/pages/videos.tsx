import { Link } from '@tanstack/react-router';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { PageTitle, Page as Width } from '../../../../ui/page.tsx';
import { type Course, findCourse, tracks } from '../../../courses/courses.ts';
import { type PlannedLesson, lessonsOf } from '../../videos.ts';
import { videoMessages } from '../messages.ts';

const inOrder = tracks.flatMap(({ courseIds }) => courseIds.flatMap((courseId) => findCourse(courseId) ?? []));

/** /videos: what the courses cover, lesson by lesson, track by track; it lists no recording, since there is none. */
export function Page() {
  return (
    <Width>
      <PageTitle title={videoMessages.title} lead={videoMessages.lead} />
      <p className="max-w-2xl rounded-lg bg-primary-soft px-5 py-3.5 text-sm">{videoMessages.honest}</p>
      <nav aria-label={videoMessages.jump} className="mt-8 print:hidden">
        <ul className="flex flex-wrap gap-2">
          {inOrder.map(({ courseId, title }) => (
            <li key={courseId}>
              <a
                href={`#${courseId}`}
                className="inline-flex min-h-10 items-center rounded-full border border-field-line px-4 text-sm font-semibold hover:border-ink hover:bg-hover pointer-coarse:min-h-11"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-12 grid gap-16 lg:gap-20">
        {inOrder.map((course) => (
          <CourseLessons key={course.courseId} course={course} lessons={lessonsOf(course.courseId)} />
        ))}
      </div>
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: videoMessages.title, description: videoMessages.description };
}

function CourseLessons({ course, lessons }: { readonly course: Course; readonly lessons: readonly PlannedLesson[] }) {
  const { courseId, title, image } = course;
  return (
    <section
      aria-labelledby={`${courseId}-title`}
      id={courseId}
      className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="grid gap-x-5 gap-y-4 max-lg:grid-cols-[7rem_1fr] sm:max-lg:grid-cols-[11rem_1fr] lg:sticky lg:top-24">
        <img
          src={image}
          alt=""
          width="640"
          height="400"
          loading="lazy"
          className="aspect-[16/10] w-full rounded-md object-cover"
        />
        <div>
          <h2 id={`${courseId}-title`} className="text-h3">
            {title}
          </h2>
          <p className="mt-1 text-sm text-muted">{videoMessages.count(lessons.length)}</p>
          <Link
            to="/course/$courseId"
            params={{ courseId }}
            className="text-link mt-2 inline-flex min-h-6 items-center text-sm"
          >
            {videoMessages.toCourse}
            <span className="sr-only">{videoMessages.toCourseOf(title)}</span>
          </Link>
        </div>
      </div>
      <ol className="divide-y divide-line border-y border-line">
        {lessons.map((lesson, index) => (
          <li key={lesson.lessonId} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-2 py-5">
            <span aria-hidden="true" className="font-display text-h3 font-bold text-primary">
              {index + 1}
            </span>
            <h3 className="text-base leading-6 font-bold">{lesson.title}</h3>
            <p className="col-start-2 mt-1 max-w-prose text-sm text-muted">{lesson.summary}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

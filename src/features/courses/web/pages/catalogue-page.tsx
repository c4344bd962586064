import { Link } from '@tanstack/react-router';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { Page as PageFrame, PageTitle } from '../../../../ui/page.tsx';
import { type Course, findCourse, tracks } from '../../courses.ts';
import { courseMessages } from '../messages.ts';

/** The catalogue at /courses: every course under its track, in the order of the steps. */
export function Page() {
  return (
    <PageFrame>
      <PageTitle title={courseMessages.catalogueTitle} lead={courseMessages.catalogueLead} />
      <div className="mt-14 grid gap-16">
        {tracks.map((track) => (
          <section key={track.trackId} aria-labelledby={track.trackId}>
            <h2 id={track.trackId} className="mb-6 text-h2">
              {track.title}
            </h2>
            <ol className="divide-y divide-line border-y border-line">
              {track.courseIds.map((courseId, index) => {
                const course = findCourse(courseId);
                return (
                  course && (
                    <CatalogueRow
                      key={courseId}
                      course={course}
                      place={courseMessages.step(index + 1, track.courseIds.length)}
                    />
                  )
                );
              })}
            </ol>
          </section>
        ))}
      </div>
    </PageFrame>
  );
}

/** The opening sentence says what one does in the course. */
function openingOf(description: string): string {
  return description.slice(0, description.indexOf('. ') + 1);
}

function CatalogueRow({ course, place }: { readonly course: Course; readonly place: string }) {
  return (
    <li className="group relative grid gap-x-8 gap-y-4 py-6 sm:grid-cols-[12rem_minmax(0,1fr)] lg:grid-cols-[12rem_minmax(0,1fr)_18rem]">
      <img
        src={course.image}
        alt=""
        width="640"
        height="400"
        loading="lazy"
        className="aspect-[16/10] w-full rounded-md object-cover"
      />
      <div>
        <p className="text-xs text-muted">{place}</p>
        <h3 className="mt-1 text-h3">
          <Link
            to="/course/$courseId"
            params={{ courseId: course.courseId }}
            className="underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0"
          >
            {course.title}
          </Link>
        </h3>
        <p className="mt-2 text-sm text-muted">{openingOf(course.description)}</p>
      </div>
      <dl className="grid content-start gap-2 text-sm sm:max-lg:col-start-2">
        <div>
          <dt className="sr-only">{courseMessages.schedule}</dt>
          <dd>{course.schedule}</dd>
        </div>
        <div>
          <dt className="sr-only">{courseMessages.instructor}</dt>
          <dd className="text-muted">{course.instructor}</dd>
        </div>
      </dl>
    </li>
  );
}

export function describe(): PageMeta {
  return { title: 'Courses', description: 'All courses, in the order in which they build on each other.' };
}

import { Link } from '@tanstack/react-router';
import { usePageContent } from '../../../../platform/web/page-content.ts';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { type Course, readCatalogue, stepsOf, summaryOf } from '../../catalogue.ts';
import { outsideTracks } from '../../track-of.ts';
import { courseMessages } from '../messages.ts';

/** Texts of the catalog only; the page of a course does not load them. */
const catalogueMessages = {
  title: 'All courses',
  description: 'All courses, in the order in which they build on each other.',
  lead: 'Start with the first step of a track, or join at the step that fits what you know.',
} as const;

export const read = readCatalogue;

/** /courses: every course under its track, in the order of the steps. */
export function Page() {
  const catalogue = usePageContent<typeof read>();
  const others = outsideTracks(catalogue);
  return (
    <Width>
      <PageTitle title={catalogueMessages.title} lead={catalogueMessages.lead} />
      <div className="mt-14 grid gap-16">
        {catalogue.tracks.map((track) => (
          <section key={track.trackId} aria-labelledby={track.trackId}>
            <h2 id={track.trackId} className="mb-6 text-h2">
              {track.title}
            </h2>
            <ol className="divide-y divide-line border-y border-line">
              {stepsOf(catalogue, track).map((course, index, steps) => (
                <CatalogueRow
                  key={course.courseId}
                  course={course}
                  place={courseMessages.step(index + 1, steps.length)}
                />
              ))}
            </ol>
          </section>
        ))}
        {others.length > 0 && (
          <section aria-labelledby="other-courses">
            <h2 id="other-courses" className="mb-6 text-h2">
              {courseMessages.otherCourses}
            </h2>
            <ul className="divide-y divide-line border-y border-line">
              {others.map((course) => (
                <CatalogueRow key={course.courseId} course={course} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Width>
  );
}

interface CatalogueRowProps {
  readonly course: Course;
  /** Position of a step among all steps of its track. */
  readonly place?: string;
}

function CatalogueRow({ course, place }: CatalogueRowProps) {
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
        {place && <p className="text-xs text-muted">{place}</p>}
        <h3 className="mt-1 text-h3">
          <Link
            to="/course/$courseId"
            params={{ courseId: course.courseId }}
            className="underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0"
          >
            {course.title}
          </Link>
        </h3>
        <p className="mt-2 text-sm text-muted">{summaryOf(course)}</p>
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
  return { title: courseMessages.courses, description: catalogueMessages.description };
}

import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import type { CareerLine } from '../../line-contract.ts';
import { useCareerProgress } from '../line-data.ts';
import { lineMessages as texts } from '../line-messages.ts';
import { CourseStation } from './course-station.tsx';
import { NextStep } from './next-step.tsx';
import { OpeningStation } from './opening-station.tsx';

/** A career's courses and openings; for learners with completed, missing and next steps. */
export function CareerCourses({ line }: { readonly line: CareerLine }) {
  const { id, stations, openings } = line;
  const { data, isError, isFetching, refetch } = useCareerProgress(id);
  const learnt = data && learntSkills(line, data);
  return (
    <section aria-labelledby="way" className="min-w-0">
      <h2 id="way" className="text-h2">
        {texts.title}
      </h2>
      {stations.length === 0 ? (
        <div className="mt-5">
          <EmptyState text={texts.noCourses}>
            <LinkButton to="/courses" variant="secondary">
              {texts.seeCourses}
            </LinkButton>
          </EmptyState>
        </div>
      ) : (
        <p className="mt-2 text-muted">{texts.lead(stations.length)}</p>
      )}
      {isError && (
        <div className="mt-5">
          <Failed text={texts.failed} retry={texts.retry} busy={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
      {data && stations.length > 0 && <NextStep stations={stations} progress={data} />}
      <ol className="mt-8">
        {stations.map((station, index) => (
          <CourseStation
            key={station.courseId}
            station={station}
            place={texts.course(index + 1, stations.length)}
            progress={data?.get(station.courseId)}
          />
        ))}
        <OpeningStation openings={openings} learnt={learnt} />
      </ol>
    </section>
  );
}

/** Names of the skills from completed lessons. */
function learntSkills({ stations }: CareerLine, progress: NonNullable<ReturnType<typeof useCareerProgress>['data']>) {
  const names = stations.flatMap(({ courseId, skills }) => {
    const done = new Set(progress.get(courseId)?.doneLessonIds);
    return skills.filter(({ lessonId }) => done.has(lessonId)).map(({ name }) => name);
  });
  return new Set(names);
}

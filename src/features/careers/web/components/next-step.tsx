import { LinkButton } from '../../../../ui/link-button.tsx';
import { resumeHash } from '../../../lessons/course-to-continue.ts';
import type { Station } from '../../line-contract.ts';
import type { StationProgress } from '../line-data.ts';
import { lineMessages as texts } from '../line-messages.ts';

interface NextStepProps {
  readonly stations: readonly Station[];
  readonly progress: ReadonlyMap<string, StationProgress>;
}

/**
 * The next lesson of a career: in the first course that is not completed. Courses without lessons are skipped, because
 * they are never completed.
 */
export function NextStep({ stations, progress }: NextStepProps) {
  const withLessons = stations.filter(({ firstLesson }) => firstLesson !== null);
  if (withLessons.length === 0) return null;
  const next = withLessons.find(({ courseId }) => !progress.get(courseId)?.isCompleted);
  return (
    <section aria-labelledby="next-step" className="mt-6 grid justify-items-start gap-3 rounded-lg bg-primary-soft p-6">
      <h3 id="next-step" className="text-h3">
        {texts.nextTitle}
      </h3>
      {next ? <Next station={next} progress={progress.get(next.courseId)} /> : <p>{texts.allDone}</p>}
    </section>
  );
}

function Next({ station, progress }: { readonly station: Station; readonly progress: StationProgress | undefined }) {
  const { courseId, title } = station;
  const lesson = progress?.nextLesson;
  if (!lesson) {
    return (
      <>
        {progress === null && <p>{texts.enrolNext(title)}</p>}
        <LinkButton to="/course/$courseId" params={{ courseId }}>
          {texts.see(title)}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <p>{texts.next(lesson.title, title)}</p>
      <LinkButton
        to="/course/$courseId/learn/$lessonId"
        params={{ courseId, lessonId: lesson.lessonId }}
        hash={resumeHash}
      >
        {texts.goOn}
      </LinkButton>
    </>
  );
}

import { Link } from '@tanstack/react-router';
import { Badge } from '../../../../ui/badge.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import type { Station as StationContent } from '../../line-contract.ts';
import type { StationProgress } from '../line-data.ts';
import { lineMessages as texts } from '../line-messages.ts';
import { Station } from './station.tsx';

interface CourseStationProps {
  readonly station: StationContent;
  /** Position and total number. */
  readonly place: string;
  /** Null if not enrolled; undefined while unknown, and for visitors. */
  readonly progress: StationProgress | undefined;
}

/** A course of a career: the learner's progress, and the skills it teaches. */
export function CourseStation({ station, place, progress }: CourseStationProps) {
  const { courseId, title, schedule, skills } = station;
  return (
    <Station state={stateOf(progress)}>
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span>{place}</span>
        {progress !== undefined && <StateBadge progress={progress} />}
      </div>
      <h3 className="text-h3">
        <Link
          to="/course/$courseId"
          params={{ courseId }}
          className="rounded-sm underline-offset-4 hover:text-primary hover:underline"
        >
          {title}
        </Link>
      </h3>
      <p className="text-sm text-muted">{schedule}</p>
      {skills.length > 0 && (
        <ul aria-label={texts.skills(title)} className="mt-3 grid gap-2">
          {skills.map((skill) => (
            <Skill
              key={skill.name}
              courseId={courseId}
              skill={skill}
              isLearnt={progress === undefined ? undefined : Boolean(progress?.doneLessonIds.includes(skill.lessonId))}
            />
          ))}
        </ul>
      )}
    </Station>
  );
}

function stateOf(progress: StationProgress | undefined) {
  if (!progress) return 'plain';
  return progress.isCompleted ? 'done' : 'begun';
}

function StateBadge({ progress }: { readonly progress: StationProgress }) {
  if (!progress?.percent) return <Badge>{texts.notBegun}</Badge>;
  if (progress.isCompleted) return <Badge tone="primary">{texts.done}</Badge>;
  return <Badge tone="marigold">{texts.percent(progress.percent)}</Badge>;
}

interface SkillProps {
  readonly courseId: string;
  readonly skill: StationContent['skills'][number];
  /** Undefined if the reader's progress is unknown. */
  readonly isLearnt: boolean | undefined;
}

function Skill({ courseId, skill: { name, lessonId, lessonTitle }, isLearnt }: SkillProps) {
  const way = { true: texts.learntIn, false: texts.missing, undefined: texts.taughtIn }[`${isLearnt}`];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 text-sm">
      {isLearnt ? (
        <PartIcon name="check" className="mt-0.5 size-4.5 text-primary" />
      ) : (
        <span aria-hidden="true" className="mt-0.5 size-4.5 rounded-full border border-field-line" />
      )}
      <span>
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-muted">
          <span>{way}</span>{' '}
          <Link to="/course/$courseId/learn/$lessonId" params={{ courseId, lessonId }} className="text-link">
            {lessonTitle}
          </Link>
        </span>
      </span>
    </li>
  );
}

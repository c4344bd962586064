import { Link } from '@tanstack/react-router';
import { Badge } from '../../../ui/badge.tsx';
import { ConsoleList, DoneWithUndo, OpenRow, dayText, useDone, useListFields } from '../../admin/web/public.ts';
import { courseLearnerList } from '../course-lists-contract.ts';
import { CourseFacts } from './course-facts.tsx';
import { type CourseNumbers, type Learner, nameOf, useCourseLearners } from './data.ts';
import { EnrolForm } from './enrol-form.tsx';
import { endAct, restoreAct } from './learner-acts.ts';
import { LearnerView } from './learner-view.tsx';
import { courseMessages, learnerMessages as texts } from './messages.ts';

interface CourseLearnersProps {
  readonly courseId: string;
  /** Undefined if there is no such course. */
  readonly course: CourseNumbers | undefined;
}

const learnerActs = [endAct, restoreAct];

/** List of the learners of one course, or of those who left it. */
export function CourseLearners({ courseId, course }: CourseLearnersProps) {
  const [done, say] = useDone();
  const { listQuery, fields } = useListFields(courseLearnerList, {
    section: 'courses',
    choices: [{ name: 'state', label: texts.state, options: texts.states, any: texts.anyState }],
    orders: texts.orders,
    file: `/api/admin/courses/${encodeURIComponent(courseId)}/learners.csv`,
  });
  const learners = useCourseLearners(courseId, listQuery);
  const toAll = (
    <p>
      <Link to="/admin/$section" params={{ section: 'courses' }} search={{}} className="text-link">
        {courseMessages.all}
      </Link>
    </p>
  );
  if (!course) {
    return (
      <>
        {toAll}
        <p>{courseMessages.gone}</p>
      </>
    );
  }
  return (
    <>
      <div className="grid gap-3">
        {toAll}
        <h2 className="text-h2">{course.title}</h2>
        <p className="font-semibold">{courseMessages.enrolled(course.enrolled)}</p>
        <CourseFacts course={course} />
      </div>
      <EnrolForm courseId={courseId} onDone={say} />
      <DoneWithUndo done={done} />
      <ConsoleList {...fields} texts={texts} query={learners} idOf={({ id }) => id} nameOf={nameOf} acts={learnerActs}>
        {(learner, tell) => (
          <OpenRow
            key={learner.id}
            id={learner.id}
            name={nameOf(learner)}
            beneath={<Beneath learner={learner} />}
            beside={<Beside learner={learner} />}
          >
            <LearnerView learner={learner} say={tell} />
          </OpenRow>
        )}
      </ConsoleList>
    </>
  );
}

function Beneath({ learner: { name, email, enrolledAt, leftAt } }: { readonly learner: Learner }) {
  return (
    <>
      {name !== '' && <bdi>{email}</bdi>}
      <span>{name !== '' && ' · '}</span>
      <span>{leftAt === null ? texts.since(dayText(enrolledAt)) : texts.left(dayText(leftAt))}</span>
    </>
  );
}

function Beside({ learner: { percent, finishedAt } }: { readonly learner: Learner }) {
  return (
    <>
      {finishedAt !== null && <Badge tone="primary">{texts.finished}</Badge>}
      <span className="font-semibold tabular-nums">{texts.percent(percent)}</span>
    </>
  );
}

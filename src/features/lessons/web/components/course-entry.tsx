import { Link } from '@tanstack/react-router';
import { useEnrolment } from '../../../enrolment/web/public.ts';
import { useCourseProgress } from '../../../progress/web/public.ts';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { type Outline, lessonsOf, placeOf } from '../../outline.ts';
import { courseOutlineMessages } from '../course-messages.ts';
import { lessonMessages } from '../messages.ts';
import { CompletedLinks } from './completed-links-part.ts';
import { ContinueButton } from './continue-button.tsx';
import { SaveOffline } from './save-offline-part.ts';

interface CourseEntryProps {
  readonly outline: Outline;
  readonly title: string;
}

/** Link into the lessons on a course's page: to the next one for learners, to the open one for all others. */
export function CourseEntry({ outline, title }: CourseEntryProps) {
  const { status } = useEnrolment(outline.courseId);
  const [first] = lessonsOf(outline);
  if (!first || status === 'checking') return null;
  if (status === 'enrolled') return <LearnerEntry outline={outline} title={title} />;
  return (
    <div className="grid gap-4">
      <p className="text-center text-sm">
        <Link
          to="/course/$courseId/learn/$lessonId"
          params={{ courseId: outline.courseId, lessonId: first.lessonId }}
          className="text-link font-semibold"
        >
          {courseOutlineMessages.readFirst}
        </Link>
      </p>
      {status === 'not-enrolled' && <SaveOffline courseId={outline.courseId} isEnrolled={false} />}
    </div>
  );
}

function LearnerEntry({ outline, title }: CourseEntryProps) {
  const { progress } = useCourseProgress(outline.courseId);
  if (!progress) return null;
  const { resume, lastActiveAt, percent, completedAt } = progress;
  const next = resume && placeOf(outline, resume.lessonId)?.lesson;
  return (
    <div className="grid gap-4">
      {lastActiveAt !== null && (
        <ProgressBar label={lessonMessages.progress(title)} percent={percent} text={lessonMessages.percent(percent)} />
      )}
      {next ? (
        <>
          <ContinueButton courseId={outline.courseId} lesson={next} isBegun={lastActiveAt !== null} size="large" />
          <p className="text-sm text-muted">{courseOutlineMessages.next(next.title)}</p>
        </>
      ) : (
        <p className="text-sm text-muted">{courseOutlineMessages.allDone}</p>
      )}
      {completedAt !== null && <CompletedLinks courseId={outline.courseId} isMain={!next} />}
      <SaveOffline courseId={outline.courseId} isEnrolled />
    </div>
  );
}

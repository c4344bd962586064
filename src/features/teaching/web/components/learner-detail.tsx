import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import type { CourseNames } from '../../course-names.ts';
import { useLearner } from '../data.ts';
import { detailMessages, learnerMessages } from '../messages.ts';
import type { WorkTask } from '../submissions/learner-work.tsx';
import { RetiredContent } from './retired-content.tsx';
import { LessonList } from './lesson-list.tsx';
import { WorkLink } from './work-act.tsx';

const LearnerWork = lazyPart(
  () => import('../submissions/learner-work.tsx'),
  detailMessages.workPart,
  <SkeletonLines lines={4} />,
);

interface LearnerDetailProps {
  readonly courseId: string;
  readonly userId: string;
  readonly names: CourseNames;
}

/**
 * One learner's progress, lesson by lesson, with exercises and quizzes; replaced by their work on one task when it is
 * opened.
 */
export function LearnerDetail({ courseId, userId, names }: LearnerDetailProps) {
  const { data, isPending, isFetching, refetch } = useLearner(courseId, userId);
  const { task, open, close } = useOpenTask();
  if (isPending) return <SkeletonLines lines={4} />;
  if (!data) {
    const { failed, retry } = detailMessages;
    return <Failed text={failed} retry={retry} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const workAct = (of: WorkTask) => <WorkLink courseId={courseId} names={names} task={of} onOpen={open} />;
  return (
    <>
      {/* Stays mounted, so that closing the task returns to the same place. */}
      <div hidden={task !== null}>
        <div className="grid gap-6">
          <p className="text-xs wrap-anywhere text-muted sm:hidden">{data.email}</p>
          <LessonList progress={data.progress} names={names} userId={userId} workAct={workAct} />
          <RetiredContent progress={data.progress} names={names} workAct={workAct} />
        </div>
      </div>
      {task && (
        <LearnerWork
          courseId={courseId}
          userId={userId}
          name={data.name || data.email || learnerMessages.nameless}
          task={task}
          onBack={close}
        />
      )}
    </>
  );
}

/** Task whose work is open; closing it returns the focus to the element that opened it. */
function useOpenTask() {
  const [task, setTask] = useState<WorkTask | null>(null);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (task === null) opener.current?.focus();
  }, [task]);
  return {
    task,
    open: (wanted: WorkTask, from: HTMLElement) => {
      opener.current = from;
      setTask(wanted);
    },
    close: () => setTask(null),
  };
}

import { Button } from '../../../../ui/button.tsx';
import type { Elements } from '../../../../ui/elements.ts';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { CourseNames } from '../../course-names.ts';
import { detailMessages } from '../messages.ts';
import type { WorkTask } from '../submissions/learner-work.tsx';

/** Renders the link to a learner's work on a task. */
export type WorkAct = (task: WorkTask) => Elements;

interface WorkLinkProps {
  readonly courseId: string;
  readonly names: CourseNames;
  readonly task: WorkTask;
  /** `from` is the pressed element. */
  readonly onOpen: (task: WorkTask, from: HTMLElement) => void;
}

/** Opens a learner's work; assignment submissions have their own pages. */
export function WorkLink({ courseId, names, task, onOpen }: WorkLinkProps) {
  if (names.handIns.some(({ exerciseId }) => task.kind === 'exercise' && exerciseId === task.id)) {
    return (
      <TextLink to="/teach/$courseId/hand-ins" params={{ courseId }} search={{ state: 'all', task: task.id }}>
        {detailMessages.handIns}
      </TextLink>
    );
  }
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={detailMessages.seeWorkOf[task.kind](task.title)}
      onClick={({ currentTarget }) => onOpen(task, currentTarget)}
    >
      {detailMessages.seeWork[task.kind]}
    </Button>
  );
}

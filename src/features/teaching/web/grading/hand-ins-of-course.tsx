import { useSearch } from '@tanstack/react-router';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import type { CourseNames } from '../../course-names.ts';
import { type AssignmentFilter, assignmentFilterOf } from '../../assignment-filter.ts';
import { ChoiceLinks } from './choice-links.tsx';
import { useHandInLines, useWaitingCount } from './data.ts';
import { HandInList } from './hand-in-list.tsx';
import { handInsMessages as texts } from './messages.ts';

interface HandInsOfCourseProps {
  readonly courseId: string;
  readonly tasks: CourseNames['handIns'];
}

/** Assignment submissions of a course that match the filter in the address. */
export function HandInsOfCourse({ courseId, tasks }: HandInsOfCourseProps) {
  const filter = assignmentFilterOf(useSearch({ strict: false }));
  const waiting = useWaitingCount(courseId);
  const lines = useHandInLines(courseId, filter);
  return (
    <div className="grid gap-8">
      <p role="status" className="min-h-6 text-muted">
        {waiting !== null && texts.waiting(waiting)}
      </p>
      <ChoiceLinks courseId={courseId} filter={filter} tasks={tasks} />
      <LoadedList query={lines} lines={6} texts={texts} empty={<Nothing courseId={courseId} wanted={filter} />}>
        {(handIns) => <HandInList handIns={handIns} />}
      </LoadedList>
    </div>
  );
}

function Nothing({ courseId, wanted }: { readonly courseId: string; readonly wanted: AssignmentFilter }) {
  return (
    <EmptyState text={texts.empty[wanted.state ?? 'waiting']}>
      {(wanted.state !== 'all' || wanted.task !== undefined) && (
        <LinkButton to="/teach/$courseId/hand-ins" params={{ courseId }} search={{ state: 'all' }} variant="secondary">
          {texts.showAll}
        </LinkButton>
      )}
    </EmptyState>
  );
}

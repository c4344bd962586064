import { useId, useState } from 'react';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { Button } from '../../../../ui/button.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LimitedTextField } from '../../../../ui/limited-field.tsx';
import type { CourseNames } from '../../course-names.ts';
import { type LearnerOrder, useLearners } from '../data.ts';
import { learnerMessages, teachingMessages } from '../messages.ts';
import { useDebounced } from '../use-debounced.ts';
import { LearnerTable } from './learner-table.tsx';

const typingPauseMs = 300;
const searchMaxLength = 100;

interface LearnerSectionProps {
  readonly courseId: string;
  readonly names: CourseNames;
}

/** Learners of a course, with sorting, search and a download. */
export function LearnerSection({ courseId, names }: LearnerSectionProps) {
  const titleId = useId();
  const [order, setOrder] = useState<LearnerOrder>('enrolled');
  const [typed, setTyped] = useState('');
  const isTooLong = typed.trim().length > searchMaxLength;
  const search = useDebounced(isTooLong ? '' : typed.trim(), typingPauseMs);
  const learners = useLearners(courseId, order, search);
  return (
    <section aria-labelledby={titleId} className="grid gap-5">
      <h2 id={titleId} className="text-h2">
        {learnerMessages.title}
      </h2>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="w-full sm:max-w-sm">
          <LimitedTextField
            label={learnerMessages.search}
            hint={learnerMessages.searchHint}
            type="search"
            value={typed}
            maxLength={searchMaxLength}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <div className="flex flex-wrap gap-3 sm:pt-7">
          {order !== 'enrolled' && (
            <Button variant="quiet" onClick={() => setOrder('enrolled')}>
              {learnerMessages.newestFirst}
            </Button>
          )}
          <a href={`/api/courses/${courseId}/report.csv`} download className={buttonStyle({ variant: 'secondary' })}>
            {teachingMessages.download}
          </a>
        </div>
      </div>
      <LoadedList query={learners} lines={6} texts={learnerMessages} empty={<NoLearners search={search} />}>
        {(lines) => (
          <LearnerTable courseId={courseId} names={names} learners={lines} order={order} onOrder={setOrder} />
        )}
      </LoadedList>
    </section>
  );
}

function NoLearners({ search }: { readonly search: string }) {
  if (search !== '') return <EmptyState text={learnerMessages.notFound(search)} />;
  return (
    <EmptyState text={learnerMessages.empty}>
      <p className="text-sm text-muted">{learnerMessages.emptyHint}</p>
    </EmptyState>
  );
}

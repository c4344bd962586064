import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CourseNames } from '../../course-names.ts';
import type { AssignmentFilter } from '../../assignment-filter.ts';
import { handInsMessages } from './messages.ts';

const states = Object.entries(handInsMessages.states) as [keyof typeof handInsMessages.states, string][];

interface ChoiceLinksProps {
  readonly courseId: string;
  readonly filter: AssignmentFilter;
  readonly tasks: CourseNames['handIns'];
}

/** Filter links: each state and each task has its own address. */
export function ChoiceLinks({ courseId, filter: { state, task }, tasks }: ChoiceLinksProps) {
  const ofTask = task !== undefined && { task };
  const ofState = state !== undefined && { state };
  return (
    <div className="grid gap-4">
      <Choices label={handInsMessages.byState}>
        {states.map(([each, text]) => (
          <Choice
            key={each}
            courseId={courseId}
            search={{ ...(each !== 'waiting' && { state: each }), ...ofTask }}
            text={text}
          />
        ))}
      </Choices>
      {tasks.length > 1 && (
        <Choices label={handInsMessages.byTask}>
          <Choice courseId={courseId} search={{ ...ofState }} text={handInsMessages.allTasks} />
          {tasks.map(({ exerciseId, title }) => (
            <Choice key={exerciseId} courseId={courseId} search={{ ...ofState, task: exerciseId }} text={title} />
          ))}
        </Choices>
      )}
    </div>
  );
}

function Choices({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </nav>
  );
}

interface ChoiceProps {
  readonly courseId: string;
  readonly search: AssignmentFilter;
  readonly text: string;
}

/** The router marks the active one as the current page. */
function Choice({ courseId, search, text }: ChoiceProps) {
  return (
    <li>
      <Link
        to="/teach/$courseId/hand-ins"
        params={{ courseId }}
        search={search}
        activeOptions={{ exact: true }}
        resetScroll={false}
        activeProps={{ className: 'border-transparent bg-primary-soft text-primary' }}
        inactiveProps={{ className: 'border-field-line hover:border-ink' }}
        className="inline-flex min-h-11 items-center rounded-full border px-4 py-1.5 text-sm font-semibold"
      >
        {text}
      </Link>
    </li>
  );
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CourseNames } from '../../course-names.ts';
import type { HandInFilter } from '../../hand-in-filter.ts';
import { handInsMessages } from './messages.ts';

const states = Object.entries(handInsMessages.states) as [keyof typeof handInsMessages.states, string][];

interface FilterLinksProps {
  readonly courseId: string;
  readonly filter: HandInFilter;
  readonly tasks: CourseNames['handIns'];
}

/** Each state has an address of its own, and so has each task. */
export function FilterLinks({ courseId, filter: { state, task }, tasks }: FilterLinksProps) {
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
  readonly search: HandInFilter;
  readonly text: string;
}

/** The router marks the one that is shown as the current page. */
function Choice({ courseId, search, text }: ChoiceProps) {
  return (
    <li>
      <Link
        to="/teach/$courseId/hand-ins"
        params={{ courseId }}
        search={search}
        activeOptions={{ exact: true }}
        resetScroll={false}
        className="inline-flex min-h-11 items-center rounded-full border border-field-line px-4 py-1.5 text-sm font-semibold hover:border-ink data-[status=active]:border-transparent data-[status=active]:bg-primary-soft data-[status=active]:text-primary"
      >
        {text}
      </Link>
    </li>
  );
}

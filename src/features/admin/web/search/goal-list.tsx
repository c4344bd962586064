import { useEffect, useRef } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { Marked } from '../../../../ui/marked.tsx';
import { hitsIn } from '../../word-hits.ts';
import type { Goal, GoalGroup } from './groups.ts';
import { consoleSearchMessages as texts } from './messages.ts';

interface GoalListProps {
  readonly id: string;
  readonly groups: readonly GoalGroup[];
  /** Index among all results. */
  readonly active: number;
  /** Words of the query. */
  readonly words: readonly string[];
  readonly onGo: (goal: Goal) => void;
}

/** Results as the listbox of a combobox. */
export function GoalList({ id, groups, active, words, onGo }: GoalListProps) {
  const starts = groups.map((_, place) => groups.slice(0, place).reduce((count, { goals }) => count + goals.length, 0));
  return (
    <div id={id} role="listbox" aria-label={texts.results} className="grid gap-3">
      {groups.map(({ title, goals }, place) => (
        <div key={title} role="group" aria-labelledby={`${id}-${place}`}>
          <div id={`${id}-${place}`} role="presentation" className="px-3 pb-1 text-xs font-semibold text-muted">
            {title}
          </div>
          {goals.map((goal, within) => (
            <GoalOption
              key={goal.path}
              id={optionId(id, (starts[place] ?? 0) + within)}
              goal={goal}
              words={words}
              isActive={active === (starts[place] ?? 0) + within}
              onGo={() => onGo(goal)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

export function optionId(listId: string, place: number): string {
  return `${listId}-option-${place}`;
}

interface GoalOptionProps {
  readonly id: string;
  readonly goal: Goal;
  readonly words: readonly string[];
  readonly isActive: boolean;
  readonly onGo: () => void;
}

function GoalOption({ id, goal: { title, detail }, words, isActive, onGo }: GoalOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox has the focus and handles the keys
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onGo}
      className={cx(
        'grid min-h-11 cursor-pointer content-center rounded-md px-3 py-1.5',
        isActive ? 'bg-primary-soft' : 'hover:bg-sunken',
      )}
    >
      <bdi className="wrap-anywhere">
        <Marked text={title} marks={hitsIn(title, words)} />
      </bdi>
      {detail !== '' && (
        <bdi className="text-sm wrap-anywhere text-muted">
          <Marked text={detail} marks={hitsIn(detail, words)} />
        </bdi>
      )}
    </div>
  );
}

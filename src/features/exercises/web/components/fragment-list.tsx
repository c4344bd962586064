import { cx } from '../../../../ui/cx.ts';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import type { CaseResult } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';

const texts = exerciseMessages.cases;

type Fragment = NonNullable<CaseResult['fragments']>[number];

/** Texts that a page has to show or to hide, each with a tick or a cross; with neither if the run did not complete. */
export function FragmentList({ fragments }: { readonly fragments: readonly Fragment[] }) {
  return (
    <ul className="grid min-w-0 gap-1.5 text-sm">
      {fragments.map((fragment, place) => (
        <FragmentItem key={place} fragment={fragment} after={lastMet(fragments.slice(0, place))} />
      ))}
    </ul>
  );
}

interface FragmentItemProps {
  readonly fragment: Fragment;
  /** Text that this one has to follow. */
  readonly after: string;
}

function FragmentItem({ fragment: { part, text, state }, after }: FragmentItemProps) {
  const isMet = state === 'met';
  return (
    <li className="flex min-w-0 items-start gap-2">
      {state !== 'unknown' && (
        <PartIcon
          name={isMet ? 'success' : 'cross'}
          className={cx('mt-0.5 size-4.5 shrink-0', isMet ? 'text-primary' : 'text-danger')}
        />
      )}
      <span className="min-w-0 break-words">
        <span>{texts.facts[part]}</span>{' '}
        <span translate="no" dir="auto" className="font-mono">
          {`“${text}”`}
        </span>
        <span className={isMet ? 'sr-only' : 'text-danger'}>{stateText({ state, after })}</span>
      </span>
    </li>
  );
}

function stateText({ state, after }: { readonly state: Fragment['state']; readonly after: string }): string {
  if (state === 'unknown') return '';
  return ` · ${state === 'misplaced' ? texts.fragment.misplaced(after) : texts.fragment[state]}`;
}

function lastMet(fragments: readonly Fragment[]): string {
  return fragments.findLast(({ part, state }) => part === 'shows' && state === 'met')?.text ?? '';
}

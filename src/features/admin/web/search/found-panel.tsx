import type { ComponentProps } from 'react';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { wordsOf } from '../../word-hits.ts';
import type { useConsoleSearch } from './data.ts';
import { GoalList } from './goal-list.tsx';
import { consoleSearchMessages as texts } from './messages.ts';

interface FoundPanelProps {
  readonly q: string;
  readonly state: ReturnType<typeof useConsoleSearch>;
  readonly isOpen: boolean;
  readonly list: Omit<ComponentProps<typeof GoalList>, 'words'>;
}

/** Results below the field, and their announcement to screen readers. */
export function FoundPanel({ q, state, isOpen, list }: FoundPanelProps) {
  const isNothing = state.status === 'found' && state.items.length === 0 && list.groups.length === 1;
  return (
    <>
      {/* Mounted from the start, so that a change is announced. */}
      <p role="status" className="sr-only">
        {isOpen && announcementOf(q, state, isNothing, list.groups)}
      </p>
      {isOpen && q !== '' && (
        <div className="absolute right-0 z-30 mt-2 max-h-[60vh] w-[min(23rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border border-line bg-surface p-3 shadow-float">
          {isNothing && <p className="px-3 py-2 text-sm text-muted">{texts.nothing(q)}</p>}
          {list.groups.length > 0 && <GoalList {...list} words={wordsOf(q)} />}
          {state.status === 'loading' && (
            <div className="p-3">
              <SkeletonLines lines={3} label={null} />
            </div>
          )}
          {state.status === 'failed' && <Failed text={texts.failed} retry={texts.retry} onRetry={state.retry} />}
        </div>
      )}
    </>
  );
}

function announcementOf(
  q: string,
  { status }: FoundPanelProps['state'],
  isNothing: boolean,
  groups: FoundPanelProps['list']['groups'],
): string {
  if (status === 'loading') return texts.loading;
  if (status !== 'found') return '';
  return isNothing ? texts.nothing(q) : texts.found(groups.reduce((count, { goals }) => count + goals.length, 0));
}

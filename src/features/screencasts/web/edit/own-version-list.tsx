import { type MouseEvent, useId } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { clockTime } from '../messages.ts';
import { takeOverMessages } from './messages.ts';
import type { TakeOver } from './use-editing.ts';

/** List of the versions that a viewer has written in this screencast, each with a button to return to it. */
export function OwnVersionList({ versions, takeBack }: Pick<TakeOver, 'versions' | 'takeBack'>) {
  const titleId = useId();
  const { all, current, isKept, remove } = versions;
  if (all.length === 0) return null;

  /**
   * The button disappears with its version, so the focus moves to the neighbor's button, or to the player after the
   * last one.
   */
  function removeHere({ currentTarget }: MouseEvent, id: string): void {
    const item = currentTarget.closest('li');
    const beside = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
    (beside ?? currentTarget.closest<HTMLElement>('[data-player]'))?.focus({ preventScroll: true });
    remove(id);
  }

  return (
    <section aria-labelledby={titleId} className="grid gap-2 border-t border-line px-5 py-4">
      <h4 id={titleId} className="text-sm font-semibold">
        {takeOverMessages.versions}
      </h4>
      {isKept && <p className="text-sm text-muted">{takeOverMessages.kept}</p>}
      <ErrorLine>{!isKept && takeOverMessages.notKept}</ErrorLine>
      <ul className="grid max-h-56 gap-1 overflow-y-auto">
        {all.map((version) => (
          <li
            key={version.id}
            aria-current={version === current ? 'true' : undefined}
            className="flex flex-wrap items-center gap-x-3 gap-y-1"
          >
            <Button variant="quiet" size="small" className="text-left" onClick={() => takeBack(version)}>
              {takeOverMessages.version(clockTime(version.ms), version.changedAt)}
            </Button>
            <Button variant="quiet" size="small" onClick={(event) => removeHere(event, version.id)}>
              {takeOverMessages.remove}
              <span className="sr-only">{takeOverMessages.removed(clockTime(version.ms), version.changedAt)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

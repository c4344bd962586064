import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { shellMessages } from './messages.ts';
import type { Elements } from '../../../ui/elements.ts';

interface AccountTriggerProps {
  /** Picture of the account; a generic icon while the account is unknown. */
  readonly picture?: ReactNode;
  readonly name?: string;
  /** Read out after the name. */
  readonly also?: Elements;
}

/** Account button in the bar: only the picture, so that nothing moves when the account becomes known. */
export function AccountTrigger({ picture, name = shellMessages.account, also }: AccountTriggerProps) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <span className="relative flex">
        {picture ?? (
          <span className="grid size-8 place-items-center rounded-full border border-field-line text-muted">
            <Icon name="person" className="size-5" />
          </span>
        )}
      </span>
      <span className="truncate lg:sr-only">{name}</span>
      {also}
    </span>
  );
}

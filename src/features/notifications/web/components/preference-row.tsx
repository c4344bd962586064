import { useId } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import type { Channel } from '../../preferences-contract.ts';
import { type Preference, useSetPreference } from '../preference-data.ts';
import { channelTexts, kindTexts, preferenceMessages } from '../preference-messages.ts';

/** One kind with its channel; a choice is saved at once. */
export function PreferenceRow({ preference: { kind, channel } }: { readonly preference: Preference }) {
  const id = useId();
  const set = useSetPreference();
  const { label, hint } = kindTexts[kind];
  return (
    <li className="grid gap-x-8 gap-y-3 pt-5 pb-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline">
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      </div>
      <div className="grid justify-items-start gap-2">
        <select
          id={id}
          aria-describedby={`${id}-hint`}
          value={set.isPending ? set.variables.channel : channel}
          onChange={({ target }) => set.mutate({ kind, channel: target.value as Channel })}
          className="min-h-11 max-w-full rounded-md border border-field-line bg-surface px-2 text-sm"
        >
          {Object.entries(channelTexts).map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
        <div className="min-h-6">
          <StatusLine>{set.isSuccess && preferenceMessages.saved}</StatusLine>
        </div>
        <ErrorLine>{set.isError && failureText(set.error, preferenceMessages.notSaved)}</ErrorLine>
      </div>
    </li>
  );
}

import { useId } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { useSetReviewSettings } from '../data.ts';
import type { ReviewSettings } from '../review-types.ts';
import { goalMessages as texts } from '../dashboard-messages.ts';

interface SettingSelectProps<Key extends keyof ReviewSettings> {
  readonly label: string;
  readonly settings: ReviewSettings;
  readonly name: Key;
  readonly hint?: string;
  /** Values with their texts; null is off. */
  readonly options: readonly (readonly [value: ReviewSettings[Key], text: string])[];
}

/** Choice of one setting, which is saved at once. */
export function SettingSelect<Key extends keyof ReviewSettings>({
  label,
  hint,
  settings,
  name,
  options,
}: SettingSelectProps<Key>) {
  const id = useId();
  const set = useSetReviewSettings();
  const shown = set.isPending ? { ...settings, ...set.variables } : settings;
  const choose = (text: string) => {
    const value = options.find((option) => String(option[0]) === text)?.[0] ?? null;
    set.mutate({ [name]: value });
  };
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex w-full flex-wrap items-center justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <select
          id={id}
          aria-describedby={hint && `${id}-hint`}
          value={String(shown[name])}
          onChange={({ target }) => choose(target.value)}
          className="min-h-11 max-w-full rounded-md border border-field-line bg-surface px-2 text-sm"
        >
          {options.map(([value, text]) => (
            <option key={String(value)} value={String(value)}>
              {text}
            </option>
          ))}
        </select>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="min-h-6">
        <StatusLine>{set.isSuccess && texts.saved}</StatusLine>
      </div>
      <ErrorLine>{set.isError && failureText(set.error, texts.notSaved)}</ErrorLine>
    </div>
  );
}

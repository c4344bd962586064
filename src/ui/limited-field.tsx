import { type ComponentProps, useCallback } from 'react';
import { lengthState, tooLongText } from './length-limit.ts';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

interface Limited {
  readonly value: string;
  /** Characters. */
  readonly maxLength: number;
}

/** A `TextArea` that keeps a text beyond its limit and says how much is too much, where the browser's `maxlength` cuts without a word. */
export function LimitedTextArea({ maxLength, hint, error, ...area }: ComponentProps<typeof TextArea> & Limited) {
  const { count, fault, refuse } = useLimit(area.value, maxLength);
  return (
    <>
      <TextArea {...area} ref={refuse} hint={withCount(hint, count)} error={fault ?? error} />
      <TooLong fault={fault} />
    </>
  );
}

/** A `TextField` with a limit as {@link LimitedTextArea} has it. */
export function LimitedTextField({ maxLength, hint, error, ...input }: ComponentProps<typeof TextField> & Limited) {
  const { count, fault, refuse } = useLimit(input.value, maxLength);
  return (
    <>
      <TextField {...input} ref={refuse} hint={withCount(hint, count)} error={fault ?? error} />
      <TooLong fault={fault} />
    </>
  );
}

/** State of a text, and a ref by which a form that the browser checks is not sent while the text is too long. */
export function useLimit(value: string, maxLength: number) {
  const { count, fault } = lengthState(value, maxLength);
  const refuse = useCallback(
    (control: HTMLInputElement | HTMLTextAreaElement | null) => control?.setCustomValidity(fault ?? ''),
    [fault],
  );
  return { count, fault, refuse };
}

function withCount(hint: ComponentProps<typeof TextArea>['hint'], count: string | undefined) {
  if (count === undefined) return hint;
  return (
    <>
      {hint && <span>{hint} </span>}
      <span className="tabular-nums">{count}</span>
    </>
  );
}

/** Announced once, where the field's own fault changes with each letter. */
export function TooLong({ fault }: { readonly fault: string | undefined }) {
  return (
    <span aria-live="polite" className="sr-only">
      {fault && tooLongText}
    </span>
  );
}

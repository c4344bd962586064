import { failureText } from './failure-text.ts';
import { ApiError } from './rpc.ts';

/** Sentences about refused fields, by the field's name in the body. */
type FieldFaults<Name extends string> = Partial<Record<Name, string>>;

/** The messages of the contract continue a label (`must be one line`); the validator's own do not. */
const ownMessage = /^(is|has|must|may) /;

/** Sentences for those of a form's fields that the server refused: the label and what is wrong. `codes` are refusals of one field alone. */
export function fieldFaults<Name extends string>(
  error: Error | null,
  labels: Readonly<Record<Name, string>>,
  codes: Readonly<Record<string, NoInfer<Name>>> = {},
): FieldFaults<Name> {
  if (!(error instanceof ApiError)) return {};
  const named = codes[error.code];
  const faults: FieldFaults<Name> = named === undefined ? {} : ({ [named]: error.message } as FieldFaults<Name>);
  for (const { path, message } of error.fields) {
    const name = path.split('.')[1] as Name;
    if (Object.hasOwn(labels, name))
      faults[name] ??= `${labels[name]} ${ownMessage.test(message) ? message : 'is not valid'}.`;
  }
  return faults;
}

/** Message of a failed form: the faults of its fields, or else as {@link failureText} has it. */
export function formFailureText(error: Error, faults: FieldFaults<string>, otherwise: string): string {
  return Object.values(faults).join(' ') || failureText(error, otherwise);
}

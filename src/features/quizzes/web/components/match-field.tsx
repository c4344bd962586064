import { useId } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { controlStyle } from '../../../../ui/field.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { questionMessages } from '../messages.ts';
import { type FieldProps, picked } from './field-props.ts';

/** Left sides, each with a select of all right sides. */
export function MatchField({ question: { lefts, options }, answer, onAnswer }: FieldProps) {
  const id = useId();
  const chosen = lefts.map((_, place) => answer.picked[place] ?? null);
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{questionMessages.matchHint}</p>
      {lefts.map((html, place) => (
        <div key={place} className="grid items-center gap-x-4 gap-y-1.5 sm:grid-cols-2">
          <div id={`${id}-${place}`}>
            <RichText as="div" html={html} className="prose" />
          </div>
          <select
            aria-labelledby={`${id}-${place}`}
            value={chosen[place] ?? ''}
            onChange={({ target }) =>
              onAnswer(picked(...chosen.with(place, target.value === '' ? null : Number(target.value))))
            }
            className={cx(controlStyle, 'min-h-11 py-1.5')}
          >
            <option value="">{questionMessages.choose}</option>
            {options.map((text, option) => (
              <option key={option} value={option}>
                {text}
              </option>
            ))}
          </select>
        </div>
      ))}
      {/* Options of the selects, for print, where none is open. */}
      <ul className="on-paper hidden list-disc pl-5">
        {options.map((text, option) => (
          <li key={option}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

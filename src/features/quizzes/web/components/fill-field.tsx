import { useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../../../../ui/cx.ts';
import { controlStyle } from '../../../../ui/field.tsx';
import { TooLong, useLimit } from '../../../../ui/limited-field.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { questionMessages } from '../messages.ts';
import { typedMaxLength } from '../data.ts';
import { type FieldProps, typed } from './field-props.ts';

/** Text of the question with a field in place of each blank, within code too. */
export function FillField({ textId, question, answer, onAnswer }: FieldProps) {
  const { blanks, exact = [] } = question;
  const hintId = useId();
  const text = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly Element[]>([]);
  useLayoutEffect(() => {
    const found = [...(text.current?.querySelectorAll('[data-blank]') ?? [])];
    // The number is replaced by the field; React renders the text anew only when its HTML changes.
    for (const place of found) place.textContent = '';
    setPlaces(found);
  }, [question.textHtml]);

  const texts = Array.from({ length: blanks }, (_, place) => answer.typed[place] ?? '');
  const fieldOf = (place: number) => (
    <BlankField
      number={place + 1}
      text={texts[place] ?? ''}
      describedBy={exact.includes(place) ? hintId : undefined}
      onText={(value) => onAnswer(typed(...texts.with(place, value)))}
    />
  );
  return (
    <div ref={text} className="grid grid-cols-1 gap-2">
      <div id={textId}>
        <RichText as="div" html={question.textHtml} className="prose max-w-none" />
      </div>
      {places.slice(0, blanks).map((place, index) => createPortal(fieldOf(index), place, String(index)))}
      {exact.length > 0 && (
        <p id={hintId} className="text-sm text-muted">
          {questionMessages.exact}
        </p>
      )}
    </div>
  );
}

interface BlankFieldProps {
  readonly number: number;
  readonly text: string;
  readonly describedBy: string | undefined;
  readonly onText: (text: string) => void;
}

/** Field as wide as its text. */
function BlankField({ number, text, describedBy, onText }: BlankFieldProps) {
  const { fault, refuse } = useLimit(text, typedMaxLength);
  return (
    // Code scrolls sideways: text for screen readers would otherwise lie beyond it, and widen the page.
    <span className="relative">
      <input
        ref={refuse}
        aria-label={questionMessages.blank(number)}
        aria-invalid={fault !== undefined}
        aria-describedby={describedBy}
        placeholder={String(number)}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={({ target }) => onText(target.value)}
        // For browsers that cannot fit a field to its text.
        size={Math.max(text.length, widthMin)}
        style={{ width: 'auto', minWidth: '5rem', fieldSizing: 'content' }}
        className={cx(controlStyle, 'inline-block max-w-full font-mono font-normal')}
      />
      {fault && <span className="text-sm text-danger"> {fault}</span>}
      <TooLong fault={fault} />
    </span>
  );
}

/** Characters. */
const widthMin = 7;

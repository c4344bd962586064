import { type RefObject, useEffect, useId, useImperativeHandle } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../../../ui/cx.ts';
import { controlStyle } from '../../../../ui/field.tsx';
import { codeSize } from './code-size.ts';
import type { Insert, Reveal } from './places.ts';

interface PlainFieldProps {
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  readonly file: string;
  readonly text: string;
  readonly label: string;
  readonly reveal: Reveal | null;
  readonly onRevealed: (reveal: Reveal) => void;
  readonly onEdit: (file: string, text: string) => void;
  readonly insert: RefObject<Insert | null> | undefined;
}

/** The editor's border is around its size, the field's within. */
const size = {
  lineHeight: codeSize.lineHeight,
  minHeight: `calc(${codeSize.minHeight} + 2px)`,
  maxHeight: `calc(${codeSize.maxHeight} + 2px)`,
};

/** Plain text area: works at once, and with all assistive technology and input methods. */
export function PlainField({ ref, file, text, label, reveal, onRevealed, onEdit, insert }: PlainFieldProps) {
  const id = useId();
  useImperativeHandle(
    insert,
    () => (inserted: string) => {
      const area = ref.current;
      if (!area) return;
      const { value, selectionStart: from, selectionEnd: to } = area;
      const added = inserted === '\t' ? indentOf(file) : inserted;
      flushSync(() => onEdit(file, value.slice(0, from) + added + value.slice(to)));
      area.setSelectionRange(from + added.length, from + added.length);
    },
    [ref, file, onEdit],
  );
  useEffect(() => {
    const area = ref.current;
    if (!reveal || reveal.file !== file || !area) return;
    const from =
      area.value
        .split('\n')
        .slice(0, reveal.line - 1)
        .join('\n').length + (reveal.line > 1 ? 1 : 0);
    area.focus();
    area.setSelectionRange(from, from);
    onRevealed(reveal);
  }, [reveal, file, ref, onRevealed]);
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        value={text}
        onChange={({ target }) => onEdit(file, target.value)}
        onCompositionStart={({ currentTarget }) => (currentTarget.dataset['composing'] = '')}
        onCompositionEnd={({ currentTarget }) => delete currentTarget.dataset['composing']}
        // For browsers that do not size a field by its content.
        rows={text.split('\n').length}
        style={size}
        spellCheck={isProse(file)}
        autoCapitalize="off"
        autoComplete="off"
        dir="ltr"
        translate="no"
        className={cx(
          controlStyle,
          'field-sizing-content resize-y py-3 font-mono text-sm',
          !isProse(file) && 'sm:whitespace-pre',
        )}
      />
    </div>
  );
}

/** Indent of a line, by the customs of the file's language. */
export function indentOf(file: string): string {
  return file.endsWith('.py') ? '    ' : '  ';
}

/** Returns true if a file is prose, whose lines are as long as paragraphs. */
export function isProse(file: string): boolean {
  return /\.(?:md|yaml)$/.test(file);
}

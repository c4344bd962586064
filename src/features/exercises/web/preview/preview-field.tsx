import { type ChangeEvent, createElement, useState } from 'react';
import type { Step } from '../../../engines/run.ts';
import type { RenderedElement } from './read-rendered.ts';

interface PreviewFieldProps {
  readonly tag: string;
  readonly node: RenderedElement;
  readonly props: Readonly<Record<string, unknown>>;
  readonly isBehind: boolean;
  readonly onAct: (step: Step) => void;
}

/** Field of the learner's page: shows input at once, and the page's own value once the program has caught up. */
export function PreviewField({ tag, node, props, isBehind, onAct }: PreviewFieldProps) {
  const { at, value = '', isChecked = false, attributes, children } = node;
  const [typed, setTyped] = useState(value);
  // Further input continues from the value that the program has set.
  if (!isBehind && typed !== value) setTyped(value);
  const { type = 'text' } = attributes;
  if (type === 'checkbox' || type === 'radio')
    return createElement(tag, { ...props, checked: isChecked, onChange: () => undefined });
  if (['button', 'submit', 'reset'].includes(type) && tag === 'input')
    return createElement(tag, { ...props, type: 'button', value, onChange: () => undefined });
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    onAct({ fillAt: at, text: target.value });
  };
  const shown = isBehind ? typed : value;
  const field = { ...props, value: shown, onChange: change };
  if (tag !== 'select') return createElement(tag, field);
  const options = children.filter(
    (child): child is RenderedElement => typeof child !== 'string' && child.tag === 'option',
  );
  return createElement(
    tag,
    field,
    ...options.map(({ at: key, attributes: { value: of }, children: inside }) => {
      const text = inside.filter((each) => typeof each === 'string').join('');
      return createElement('option', { key, value: of ?? text }, text);
    }),
  );
}

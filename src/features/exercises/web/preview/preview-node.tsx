import { createElement } from 'react';
import type { RenderedNode, Step } from '../../../engines/run.ts';
import { allowedAttributes, allowedStyle, allowedTag, isUnseen } from './allowed.ts';
import { PreviewField } from './preview-field.tsx';
import type { RenderedElement } from './read-rendered.ts';

interface PreviewNodeProps {
  readonly node: RenderedNode;
  readonly isBehind: boolean;
  readonly onAct: (step: Step) => void;
}

/** Elements without children; the text of a `textarea` is its value. */
const empty = new Set(['br', 'hr', 'img', 'input', 'col', 'textarea']);

/** Element or text of the learner's page, reduced to what is allowed. */
export function PreviewNode({ node, ...rest }: PreviewNodeProps) {
  if (typeof node === 'string') return node;
  if (isUnseen(node)) return null;
  return <PreviewElement node={node} {...rest} />;
}

function PreviewElement({ node, ...rest }: PreviewNodeProps & { readonly node: RenderedElement }) {
  const tag = allowedTag(node);
  const { type } = node.attributes;
  const sends = tag === 'button' ? (type ?? 'submit') === 'submit' : tag === 'input' && type === 'submit';
  const props = {
    ...allowedAttributes(node),
    ref: styled(allowedStyle(node)),
    'data-at': node.at,
    ...(sends && { 'data-sends': '' }),
    ...(node.tag === 'form' && { 'data-form': '' }),
    // A link leads nowhere but stays reachable by keyboard.
    ...(tag === 'a' && { role: 'link', tabIndex: 0 }),
  };
  if (node.value !== undefined && tag !== 'div') return <PreviewField tag={tag} node={node} props={props} {...rest} />;
  if (empty.has(tag)) return createElement(tag, props);
  return createElement(tag, props, ...childrenOf(node, rest));
}

/** Set by script, since the page's policy blocks style attributes. */
function styled(style: string) {
  return (element: HTMLElement | null): void => {
    if (element) element.style.cssText = style;
  };
}

function childrenOf(node: RenderedElement, rest: Omit<PreviewNodeProps, 'node'>) {
  return node.children.map((child, place) => <PreviewNode key={place} node={child} {...rest} />);
}

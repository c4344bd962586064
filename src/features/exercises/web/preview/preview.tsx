import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Step } from '../../../engines/run.ts';
import { exerciseMessages } from '../messages.ts';
import { previewLook } from './preview-look.ts';
import { PreviewNode } from './preview-node.tsx';
import type { PreviewState } from './use-preview.ts';

const texts = exerciseMessages.preview;

interface PreviewProps {
  readonly state: PreviewState;
  readonly onAct: (step: Step) => void;
}

/**
 * Interactive preview of the learner's page, in a shadow root, so that the site's styles and ids do not reach into it.
 */
export function Preview({ state: { page, isBehind }, onAct }: PreviewProps) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    if (!host.current) return;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [previewLook()];
    setRoot(shadow);
  }, []);
  const isEmpty = page.children.every((child) => typeof child === 'string' && child.trim() === '');
  return (
    <section aria-label={texts.title} className="grid min-w-0 gap-2 print:hidden">
      <h4 className="text-sm font-semibold">{texts.title}</h4>
      <p className="text-sm text-muted">{isEmpty ? texts.empty : texts.lead}</p>
      <div
        ref={host}
        className="max-h-[32rem] overflow-auto rounded-md border border-field-line bg-white contain-content"
      />
      {root &&
        createPortal(
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles events of the elements in the preview
          <div className="page" onClick={(event) => press(event, onAct)} onKeyDown={(event) => send(event, onAct)}>
            {page.children.map((child, place) => (
              <PreviewNode key={place} node={child} isBehind={isBehind} onAct={onAct} />
            ))}
          </div>,
          root,
        )}
    </section>
  );
}

const typedInto =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset]), textarea, select';

/** Passes a click to the program and prevents the browser's default action, which the engine performs. */
function press(event: MouseEvent, onAct: (step: Step) => void): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest(typedInto)) return;
  event.preventDefault();
  const labelled = target.closest('label')?.control;
  if (labelled?.matches(typedInto)) labelled.focus();
  const pressed = target.closest<HTMLElement>('[data-at]');
  if (pressed) onAct({ pressAt: Number(pressed.dataset['at']) });
}

/** Submits the field's form on Enter, like a press on its button. */
function send(event: KeyboardEvent, onAct: (step: Step) => void): void {
  const { target, key } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !target.matches(typedInto)) return;
  event.preventDefault();
  const button = target.closest('[data-form]')?.querySelector<HTMLElement>('[data-sends]');
  if (button) onAct({ pressAt: Number(button.dataset['at']) });
}

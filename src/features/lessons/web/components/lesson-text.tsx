import { type MouseEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Elements } from '../../../../ui/elements.ts';
import { RichText } from '../../../../ui/rich-text.tsx';
import type { Lesson } from '../../outline.ts';
import { Example } from '../../../exercises/web/public.ts';
import { shownHtml } from '../lesson-html.ts';
import { partMessages } from '../messages.ts';
import { useStartedExamples } from '../use-started-examples.ts';
import { Embed } from './lesson-parts.tsx';

/** Time for which a button says that it has copied. */
const copiedForMs = 2000;

/** A lesson's text with its embedded parts, and the quiz at its end. */
export function LessonText({ lesson }: { readonly lesson: Lesson }) {
  const { courseId, lessonId, parts, hasQuiz } = lesson;
  const [copied, setCopied] = useState('');
  const [examples, start] = useStartedExamples();

  function press({ target }: MouseEvent): void {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('button[data-copy], button[data-run]') : null;
    if (button?.matches('[data-run]')) start(button);
    else if (button) void copyCode(button);
  }

  async function copyCode(button: HTMLElement): Promise<void> {
    const said = await copy(button);
    setCopied(said);
    button.textContent = said;
    setTimeout(() => {
      button.textContent = partMessages.copy;
      setCopied('');
    }, copiedForMs);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- handles clicks on buttons in the HTML
    <div className="reading grid grid-cols-[minmax(0,1fr)] gap-9" onClick={press}>
      {parts.map((part, index) =>
        'html' in part ? (
          <RichText key={index} as="div" className="prose" html={shownHtml(part.html)} />
        ) : (
          <Place key={`${part.embed} ${part.id}`} id={`${part.embed}-${part.id}`}>
            <Embed kind={part.embed} courseId={courseId} id={part.id} />
          </Place>
        ),
      )}
      {hasQuiz && (
        <Place id="quiz">
          <Embed kind="quiz" courseId={courseId} id={lessonId} />
        </Place>
      )}
      {examples.map(({ id, host, ...example }) =>
        createPortal(<Example {...example} onClose={example.close} />, host, id),
      )}
      <span role="status" className="sr-only">
        {copied}
      </span>
    </div>
  );
}

/** Anchor for addresses that name a part of a lesson, such as those in notifications. */
function Place({ id, children }: { readonly id: string; readonly children: Elements }) {
  return (
    <div id={id} tabIndex={-1} className="min-w-0 scroll-mt-32 outline-none xl:scroll-mt-24">
      {children}
    </div>
  );
}

/** Copies the code below the button's bar; returns the message to show. */
async function copy(button: Element): Promise<string> {
  try {
    await navigator.clipboard.writeText(button.closest('.code')?.querySelector('code')?.textContent ?? '');
    return partMessages.copied;
  } catch {
    // The browser does not let the page write to the clipboard.
    return partMessages.copyFailed;
  }
}

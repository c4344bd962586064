import { useState } from 'react';
import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { SiteLink } from '../../../../platform/web/site-link.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { cx } from '../../../../ui/cx.ts';
import { containerStyle } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { homeMessages } from '../home-messages.ts';

const texts = homeMessages.firstLines;
const Example = lazyPart(
  () => import('../../../../features/exercises/web/playground/example.tsx'),
  texts.editor,
  <SkeletonLines lines={6} />,
);

/** First exercise on the home page. Its editor and engine load when Run is pressed, and nothing of them before. */
export function FirstLines() {
  const [edited, setEdited] = useState<string>(texts.code);
  const [state, setState] = useState<'printed' | 'open' | 'closed'>('printed');
  const runButton = useFocusWhen<HTMLButtonElement>(state === 'closed');

  function close(text: string): void {
    setEdited(text);
    setState('closed');
  }

  return (
    <section
      aria-labelledby="first-lines-title"
      className={cx(containerStyle, 'grid gap-x-16 gap-y-8 pt-14 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:pt-16')}
    >
      <div className="grid content-start justify-items-start gap-4">
        <h2 id="first-lines-title" className="text-h2">
          {texts.title}
        </h2>
        <p className="text-lead text-muted">{texts.task}</p>
        <p className="text-sm text-muted">{texts.noAccount}</p>
        <SiteLink path={texts.path} className={buttonStyle({ variant: 'secondary' })}>
          {texts.goOn}
        </SiteLink>
      </div>
      {state === 'open' ? (
        <Example language="python" code={texts.code} edited={edited} onClose={close} />
      ) : (
        <div className="grid content-start gap-4 rounded-md border border-line bg-surface p-4">
          <pre className="overflow-x-auto rounded-md border border-line bg-sunken p-4 font-mono text-sm">
            <code>{edited}</code>
          </pre>
          <div className="flex flex-wrap items-center gap-3">
            <button
              ref={runButton}
              type="button"
              className={buttonStyle({ className: 'min-w-24' })}
              onClick={() => setState('open')}
            >
              {texts.run}
            </button>
            <span className="text-xs text-muted">{texts.runNote}</span>
          </div>
        </div>
      )}
    </section>
  );
}

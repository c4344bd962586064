import { useEffect, useRef } from 'react';
import type { Picture } from '../../timeline.ts';
import { screencastMessages } from '../messages.ts';
import { ScreencastOutput } from './screencast-output.tsx';

/** File of a screencast with its cursor or selection, and the output. */
export function ScreencastScreen({ picture }: { readonly picture: Picture }) {
  const { text, from, to } = picture;
  return (
    <div className="mt-3 grid border-t border-line md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <pre
        translate="no"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={screencastMessages.code}
        className="h-72 overflow-auto px-5 py-4 font-mono text-sm leading-6"
      >
        <code>
          <span>{text.slice(0, from)}</span>
          <Mark text={text.slice(from, to)} place={from} />
          <span>{text.slice(to)}</span>
        </code>
      </pre>
      <div className="border-line max-md:border-t md:border-l">
        <ScreencastOutput picture={picture} />
      </div>
    </div>
  );
}

/** Selection, or the cursor if nothing is selected; scrolls into view within its box. */
function Mark({ text, place }: { readonly text: string; readonly place: number }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = ref.current?.closest('pre');
    if (!ref.current || !box) return;
    const { offsetTop, offsetHeight } = ref.current;
    const top = offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top - box.clientHeight / 2;
  }, [place, text]);
  if (text === '')
    return <span ref={ref} className="-mx-px inline-block h-5 w-0.5 translate-y-1 bg-primary" aria-hidden="true" />;
  return (
    <mark ref={ref} className="rounded-sm bg-primary-soft text-ink outline-2 outline-primary">
      {text}
    </mark>
  );
}

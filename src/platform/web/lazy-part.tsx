import { CatchBoundary } from '@tanstack/react-router';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  createElement,
  lazy,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { chunk, isOutdated } from './chunk.ts';

/** A part of the page is no longer on the server: the site was built anew meanwhile. */
export const outdatedMessages = {
  title: 'The site was updated',
  text: 'Send or copy what you have typed, then reload the page.',
  reload: 'Reload the page',
} as const;

interface LazyPartTexts {
  readonly failed: string;
  readonly retry: string;
}

/**
 * A part of a page whose script comes after the page's own; `pending` stands in its place meanwhile. On a prerendered
 * page its HTML is there at once and comes to life later: until then it says `data-part=waiting`, by which
 * src/app/web/boot.ts keeps a press for it. Until then it also keeps the props that it began with: new ones would make React
 * throw the HTML away, and what was typed in it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ Part: ComponentType<Props> }>,
  { failed, retry }: LazyPartTexts,
  pending?: ReactNode,
) {
  // React remembers a failure for good, so each try is a component of its own.
  const makeTry = () => lazy(async () => ({ default: (await chunk(load)()).Part }));
  let latest: ComponentType<Props> = makeTry();

  /** Drawn for the first time, or taken over where its HTML stood already, when the script is there. */
  function Latest({ onRunning, ...props }: Props & { readonly onRunning: (isRunning: true) => void }) {
    // At once: while it answered and still said that it waits, a press would be done twice.
    useLayoutEffect(() => onRunning(true), [onRunning]);
    return createElement(latest, props as unknown as Props);
  }

  function Failed({ reset }: { readonly reset: () => void }) {
    const isGone = isOutdated();
    const tryAgain = () => {
      // The browser asks first if something was typed on the page.
      if (isGone) return location.reload();
      latest = makeTry();
      reset();
    };
    return (
      <p role="alert">
        <span>{isGone ? `${outdatedMessages.title}. ${outdatedMessages.text}` : failed}</span>{' '}
        <button type="button" className="text-link" onClick={tryAgain}>
          {isGone ? outdatedMessages.reload : retry}
        </button>
      </p>
    );
  }

  return function LazyPart(props: Props) {
    const [isRunning, setRunning] = useState(false);
    const [first] = useState(props);
    const shown = isRunning ? props : first;

    useEffect(() => {
      if (isRunning) dispatchEvent(new Event('opvir:running'));
    }, [isRunning]);

    const part = useMemo(
      () => (
        <CatchBoundary getResetKey={() => 0} errorComponent={Failed}>
          <Suspense fallback={pending}>
            <Latest {...shown} onRunning={setRunning} />
          </Suspense>
        </CatchBoundary>
      ),
      [shown],
    );
    return (
      <div className="contents" data-part={isRunning ? undefined : 'waiting'}>
        {part}
      </div>
    );
  };
}

/**
 * Starts loading a part with the page's own script, even if the page is only preloaded: for parts that every reader
 * sees. Returns `load` unchanged. Errors surface when the part renders.
 */
export function early<Module>(load: () => Promise<Module>): () => Promise<Module> {
  if (typeof document !== 'undefined') load().catch(() => undefined);
  return load;
}

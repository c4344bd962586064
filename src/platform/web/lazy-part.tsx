import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, createElement, lazy, memo } from 'react';
import { chunk } from './chunk.ts';

interface LazyPartTexts {
  readonly failed: string;
  readonly retry: string;
}

/**
 * A part of a page whose script comes after the page's own; `pending` stands in its place meanwhile. On a prerendered
 * page its HTML is there at once and comes to life later. `memo`: a new set of props before that would make React throw
 * the HTML away.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ Part: ComponentType<Props> }>,
  { failed, retry }: LazyPartTexts,
  pending?: ReactNode,
) {
  // React remembers a failure for good, so each try is a component of its own.
  const makeTry = () => lazy(async () => ({ default: (await chunk(load)()).Part }));
  let latest: ComponentType<Props> = makeTry();

  function Latest(props: Props) {
    return createElement(latest, props);
  }

  function Failed({ reset }: { readonly reset: () => void }) {
    const tryAgain = () => {
      latest = makeTry();
      reset();
    };
    return (
      <p role="alert">
        {failed}{' '}
        <button type="button" className="text-link" onClick={tryAgain}>
          {retry}
        </button>
      </p>
    );
  }

  return memo(function LazyPart(props: Props) {
    return (
      <CatchBoundary getResetKey={() => 0} errorComponent={Failed}>
        <Suspense fallback={pending}>
          <Latest {...props} />
        </Suspense>
      </CatchBoundary>
    );
  });
}

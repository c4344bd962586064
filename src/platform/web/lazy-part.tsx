import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, Suspense, createElement, lazy, memo } from 'react';
import { chunk } from './chunk.ts';

interface LazyPartTexts {
  readonly failed: string;
  readonly retry: string;
}

/**
 * A part of a page whose script comes after the page's own. On a prerendered page its HTML is there at once and comes to
 * life later. `memo`: a new set of props before that would make React throw the HTML away.
 */
export function lazyPart(load: () => Promise<{ Part: ComponentType<object> }>, { failed, retry }: LazyPartTexts) {
  // React remembers a failure for good, so each try is a component of its own.
  const makeTry = () => lazy(async () => ({ default: (await chunk(load)()).Part }));
  let latest = makeTry();

  function Latest() {
    return createElement(latest);
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

  return memo(function LazyPart() {
    return (
      <CatchBoundary getResetKey={() => 0} errorComponent={Failed}>
        <Suspense>
          <Latest />
        </Suspense>
      </CatchBoundary>
    );
  });
}

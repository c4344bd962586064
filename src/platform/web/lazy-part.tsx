import { type AsyncRouteComponent, CatchBoundary, lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, Suspense, memo } from 'react';
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
  const Part = lazyRouteComponent(chunk(load), 'Part') as AsyncRouteComponent<object>;

  function Failed({ reset }: { readonly reset: () => void }) {
    return (
      <p role="alert">
        {failed}{' '}
        <button type="button" className="text-link" onClick={() => void Part.preload?.()?.then(reset)}>
          {retry}
        </button>
      </p>
    );
  }

  return memo(function LazyPart() {
    return (
      <CatchBoundary getResetKey={() => 0} errorComponent={Failed}>
        <Suspense>
          <Part />
        </Suspense>
      </CatchBoundary>
    );
  });
}

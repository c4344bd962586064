import type { AnyRouteMatch } from '@tanstack/react-router';
import type { makeRouter } from './router.ts';

type Router = ReturnType<typeof makeRouter>;

/** Components of the current route, outermost first. */
export function shownComponents({ state, routesById }: Router): object[] {
  const matches: readonly AnyRouteMatch[] = state.matches;
  return matches.flatMap(({ routeId, _notFound }) => {
    const { component, notFoundComponent } = routesById[routeId as keyof Router['routesById']].options;
    return [component, _notFound ? notFoundComponent : undefined].filter((each) => each !== undefined);
  });
}

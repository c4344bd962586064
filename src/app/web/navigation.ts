import type { makeRouter } from './router.ts';
import { headOf } from './page-head.ts';

/**
 * What every navigation does besides drawing the page: title and head, scroll to the top, focus on the new page's heading.
 * Specification §2; Back and Forward scroll to the top as well, only a link with a #fragment goes to its target, with the focus if it leads to another page.
 */
export function followNavigation(router: ReturnType<typeof makeRouter>): void {
  history.scrollRestoration = 'manual';
  let how = 'PUSH';
  // The router takes a link to the page that it shows for no navigation, and one to a place in it, which the browser follows, for Back.
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    // A document is no element.
    const link = (target as Partial<Element>).closest?.('a');
    if (!defaultPrevented && link?.hash) how = '#';
    if (defaultPrevented && link?.href === location.href && !location.hash) scrollTo(0, 0);
  });
  router.history.subscribe(({ action: { type } }) => (how = how === '#' ? 'PUSH' : type));
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hrefChanged }) => {
    const head = headOf(router, toLocation.pathname);
    document.title = head.title;
    document.querySelector('meta[name=description]')?.setAttribute('content', head.description);
    document.querySelector('link[rel=canonical]')?.setAttribute('href', head.canonical);
    // A page that writes down in its address what was chosen in it stays where it is.
    if (!fromLocation || !hrefChanged || (how === 'REPLACE' && !pathChanged)) return;
    const target = how === 'PUSH' ? document.getElementById(toLocation.hash) : null;
    if (target) target.scrollIntoView();
    else scrollTo(0, 0);
    if (!pathChanged) return;
    // So that keyboard and screen reader go on from the new page, or from the place in it.
    const place = target ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')!;
    // Written down as it is: -1 where nothing took the focus before, and what takes it anyway keeps its place in the order of Tab.
    place.tabIndex += 0;
    place.focus({ preventScroll: true });
  });
}

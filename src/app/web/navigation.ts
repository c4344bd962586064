import type { makeRouter } from './router.ts';
import { headOf } from './page-head.ts';

/**
 * Completes each navigation (§2): title and head, scroll to the top, focus on the heading. Back and Forward scroll to
 * the top too; only a link with a #fragment scrolls to its target, with the focus if it opens another page.
 */
export function followNavigation(router: ReturnType<typeof makeRouter>): void {
  const scrollManually = () => (history.scrollRestoration = 'manual');
  scrollManually();
  // The router, whose listener runs first, leaves it to the browser.
  addEventListener('pagehide', scrollManually);
  let how = 'PUSH';
  // The router ignores a link to the current page, and takes a fragment link, which the browser follows, for Back.
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    // The document is not an element.
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
    // A page that stores its state in the address keeps its scroll position.
    if (!fromLocation || !hrefChanged || (how === 'REPLACE' && !pathChanged)) return;
    const target = how === 'PUSH' ? document.getElementById(toLocation.hash) : null;
    if (target) target.scrollIntoView();
    else scrollTo(0, 0);
    if (!pathChanged) return;
    // Keyboard and screen reader continue from the new page, or from the target in it.
    const place = target ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')!;
    // Sets the attribute explicitly: -1 if the element was not focusable, while focusable ones keep their Tab order.
    place.tabIndex += 0;
    place.focus({ preventScroll: true });
  });
}

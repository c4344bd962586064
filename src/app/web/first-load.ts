import { isOutdated } from '../../platform/web/chunk.ts';

/** Shows the notice above the prerendered page, and waits until retry is pressed. */
export function askForRetry(): Promise<void> {
  return new Promise((resolve) => {
    const notice = document.getElementById('first-load-notice');
    if (!notice) return;
    notice.hidden = false;
    notice.toggleAttribute('data-outdated', isOutdated());
    const retry = () => {
      if (isOutdated()) return location.reload();
      notice.hidden = true;
      resolve();
    };
    notice.querySelector('button')?.addEventListener('click', retry, { once: true });
  });
}

/** Marks the page as interactive from here on. */
export function declareRunning(): void {
  document.getElementById('first-load-notice')?.remove();
  document.documentElement.dataset.app = 'running';
  dispatchEvent(new Event('opvir:running'));
}

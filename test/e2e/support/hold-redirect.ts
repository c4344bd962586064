/** Stops the 2000 ms timer that redirects visitors from some pages; runs in the page. */
export function holdRedirect(): void {
  const setTimer = window.setTimeout.bind(window);
  const held = (handler: TimerHandler, ms?: number) => (ms === 2000 ? 0 : setTimer(handler, ms));
  window.setTimeout = held as typeof window.setTimeout;
}

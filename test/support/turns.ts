/**
 * Lets the event loop turn until all is done that follows at once: promises, and timers that are due already. Not for what waits for a
 * disk, a network or a clock.
 */
export async function turns(count = 10): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

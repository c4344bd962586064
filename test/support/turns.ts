/**
 * Lets the event loop turn until all immediate work is done: promises, and timers that are due already. Does not wait for a disk, a network or a
 * clock.
 */
export async function turns(count = 10): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Lets the event loop run until all immediate work is done: promises, and timers that are due. Does not wait for a
 * disk, a network or a clock.
 */
export async function turns(count = 10): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Runs `work` while no other tab runs its own under this name; `locked` is false in browsers without locks (outside
 * HTTPS and localhost). Resolves without running it if `signal` aborts first.
 */
export async function exclusively(
  name: string,
  signal: AbortSignal,
  work: (locked: boolean) => Promise<void>,
): Promise<void> {
  // lib.dom declares `locks` as always present.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work(false);
  try {
    await locks.request(name, { signal }, () => work(true));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

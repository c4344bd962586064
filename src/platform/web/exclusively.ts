/**
 * Runs `work` while no other tab runs its own under this name; `locked` is false where the browser has no locks
 * (it has them only on https and on this machine). Resolves without having run it when `signal` aborts first.
 */
export async function exclusively(
  name: string,
  signal: AbortSignal,
  work: (locked: boolean) => Promise<void>,
): Promise<void> {
  // lib.dom says that `locks` is always there.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work(false);
  try {
    await locks.request(name, { signal }, () => work(true));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

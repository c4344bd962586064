import { createHook } from 'node:async_hooks';
import { Piscina } from 'piscina';
import { vi } from 'vitest';

/** Resource that hands a password to a hashing thread. */
const derivation = 'Piscina.Task';

/** Counts the argon2 derivations that this process starts while `act` runs. */
export async function countDerivations(act: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init(_, type) {
      if (type === derivation) count += 1;
    },
  }).enable();
  try {
    await act();
  } finally {
    hook.disable();
  }
  return count;
}

/** Resolves when this process starts its next argon2 derivation: then a sign-in is in progress. */
export function nextDerivation(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hook = createHook({
    init(_, type) {
      if (type === derivation) resolve();
    },
  }).enable();
  return promise.finally(() => hook.disable());
}

/** Holds the argon2 derivations of this process; the returned function lets them run. */
export function holdDerivations(): () => void {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  // oxlint-disable-next-line typescript/unbound-method -- called with its pool
  const { run } = Piscina.prototype;
  vi.spyOn(Piscina.prototype, 'run').mockImplementation(async function (this: Piscina, ...task) {
    await released;
    return run.apply(this, task) as Promise<unknown>;
  });
  return release;
}

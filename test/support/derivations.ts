import { createHook } from 'node:async_hooks';

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

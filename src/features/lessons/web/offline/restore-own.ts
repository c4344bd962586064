import { copyCacheNames, forgetOthers } from './copies.ts';

/**
 * Deletes the own answers of all other accounts from this device, and restores those of this one after a new sign-in, so
 * that its courses can be opened without a network again. `uid` is null for a visitor.
 */
export async function followOwner(uid: string | null): Promise<void> {
  if (!('caches' in globalThis)) return;
  await forgetOthers(uid);
  if (uid === null || (await copyCacheNames()).length === 0) return;
  // Another page tries again if it cannot be loaded.
  const saving = await import('./saving.ts').catch(() => null);
  await saving?.restoreOwn(uid);
}

import { type Argon2Parameters, argon2Sync } from 'node:crypto';
import { giveWayToAll } from '../../../platform/server/give-way.ts';

// Runs in its own thread with the lowest priority, so that hashing uses only idle cores.
giveWayToAll();

/** One argon2id derivation. */
export function derive(parameters: Argon2Parameters): Uint8Array {
  return argon2Sync('argon2id', parameters);
}

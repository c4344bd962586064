import { type Argon2Parameters, argon2Sync } from 'node:crypto';
import { giveWayToAll } from '../../../platform/server/give-way.ts';

// Runs in a thread of its own: hashing takes what the cores have to spare, and gives way to requests.
giveWayToAll();

/** One argon2id derivation. */
export function derive(parameters: Argon2Parameters): Uint8Array {
  return argon2Sync('argon2id', parameters);
}

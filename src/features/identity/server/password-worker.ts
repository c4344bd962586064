import { type Argon2Parameters, argon2Sync } from 'node:crypto';
import { constants, platform, setPriority } from 'node:os';

// Runs in a thread of its own. On Linux a thread has its own priority: hashing takes what the cores have to spare, and
// gives way to requests.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW);

/** One argon2id derivation. */
export function derive(parameters: Argon2Parameters): Uint8Array {
  return argon2Sync('argon2id', parameters);
}

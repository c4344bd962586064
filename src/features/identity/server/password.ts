import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism, platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import type { derive } from './password-worker.ts';

const hashersMax = 16;
const idleMs = 60_000;

/**
 * Number of passwords hashed at once: one per core on Linux, where threads can have a lower priority than requests.
 * Limited, because each needs 19 MiB.
 */
export const hashedAtOnce = platform() === 'linux' ? Math.min(availableParallelism(), hashersMax) : 1;

type Hashers = Piscina<Parameters<typeof derive>[0], ReturnType<typeof derive>>;

let hashers: Promise<Hashers> | undefined;

/** Starts the thread pool with the first password; its threads end after an idle minute. */
async function startHashers(): Promise<Hashers> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: fileURLToPath(new URL('password-worker.ts', import.meta.url)),
    name: 'derive' satisfies keyof typeof import('./password-worker.ts'),
    minThreads: 0,
    maxThreads: hashedAtOnce,
    // The next password is queued in the thread, which saves a round trip.
    concurrentTasksPerWorker: 2,
    idleTimeout: idleMs,
    // An idle thread must not use its core.
    atomics: 'disabled',
  });
}

/**
 * Argon2id parameters (memory in KiB) by the setting `OPVIR_PASSWORD_HASHING`; `strong` is OWASP's recommendation. Each
 * hash stores its parameters, so that they can be raised later.
 */
export const passwordCosts = {
  strong: { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 },
  fast: { memory: 64, passes: 1, parallelism: 1, tagLength: 32 },
} satisfies Record<string, PasswordCost>;
const saltBytes = 16;

/** Returns a PHC string (`$argon2id$v=19$m=…,t=…,p=…$salt$tag`) of the password. */
export async function hashPassword(password: string, cost: PasswordCost = passwordCosts.strong): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = Buffer.from(await derived(password, salt, cost));
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

/** Returns whether the password matches the hash; takes as long as hashing it. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!match) throw new Error('the stored password hash is not an argon2id PHC string');
  const [, m, t, p, salt, tag] = match as unknown as [string, string, string, string, string, string];
  const expected = Buffer.from(tag, 'base64');
  const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p), tagLength: expected.length };
  return timingSafeEqual(await derived(password, Buffer.from(salt, 'base64'), cost), expected);
}

export interface PasswordCost {
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
}

async function derived(password: string, nonce: Buffer, cost: PasswordCost): Promise<Uint8Array> {
  hashers ??= startHashers();
  return (await hashers).run({ message: password.normalize('NFC'), nonce, ...cost });
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

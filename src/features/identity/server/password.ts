import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const argon2id = promisify(argon2);

/** OWASP's recommendation for argon2id; stored with each hash, so that it can be raised later. */
const memoryKiB = 19_456;
const passes = 2;
const parallelism = 1;
const saltBytes = 16;
const tagBytes = 32;

/** A PHC string (`$argon2id$v=19$m=…,t=…,p=…$salt$tag`) of the password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await derive(password, salt, { memory: memoryKiB, passes, parallelism, tagLength: tagBytes });
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

/** Whether the password is the one that was hashed; takes as long as hashing it. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!match) throw new Error('the stored password hash is not an argon2id PHC string');
  const [, m, t, p, salt, tag] = match as unknown as [string, string, string, string, string, string];
  const expected = Buffer.from(tag, 'base64');
  const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p), tagLength: expected.length };
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), cost), expected);
}

interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
}

function derive(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  return argon2id('argon2id', { message: password.normalize('NFC'), nonce, ...cost });
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

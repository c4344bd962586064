import { createHmac, timingSafeEqual } from 'node:crypto';

export const stepMs = 30_000;
const digits = 6;
/** A code is taken one step before and after its own, for clocks that are not quite right. */
const drift = [0, -1, 1] as const;

/** The code of one step of time (RFC 6238 with HMAC-SHA1, as every authenticator app makes it). */
export function codeAt(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.at(-1)! & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** length).padStart(length, '0');
}

/** The step that the code is of, at this moment (milliseconds since 1970); null for a wrong one. */
export function stepOf(secret: Uint8Array, code: string, now: number): number | null {
  const step = Math.floor(now / stepMs);
  const given = Buffer.from(code);
  const isOf = (each: number) => {
    const right = Buffer.from(codeAt(secret, each));
    return given.length === right.length && timingSafeEqual(given, right);
  };
  return drift.map((steps) => step + steps).find(isOf) ?? null;
}

import { createHmac, timingSafeEqual } from 'node:crypto';

export const stepMs = 30_000;
const digits = 6;
/** Accepts codes one step before and after the current one, for inaccurate clocks. */
const drift = [0, -1, 1] as const;

/** The code of a time step (RFC 6238 with HMAC-SHA1, which every authenticator app supports). */
export function codeAt(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.at(-1)! & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** length).padStart(length, '0');
}

/** Returns the time step of the code near `now` (milliseconds since 1970); null for a wrong code. */
export function stepOf(secret: Uint8Array, code: string, now: number): number | null {
  const step = Math.floor(now / stepMs);
  const entered = Buffer.from(code);
  const isOf = (each: number) => {
    const right = Buffer.from(codeAt(secret, each));
    return entered.length === right.length && timingSafeEqual(entered, right);
  };
  return drift.map((steps) => step + steps).find(isOf) ?? null;
}

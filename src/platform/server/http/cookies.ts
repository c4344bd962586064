import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { BoundedMap } from '../bounded-map.ts';

/** A cookie that only this site can have made: `value.signature`, signed with HMAC-SHA256. */
export interface SignedCookie {
  /** The value of a request's cookie, or null if there is none or its signature is not ours. */
  read(cookieHeader: string | undefined): string | null;
  /** A `Set-Cookie` line. */
  write(value: string): string;
  /** A `Set-Cookie` line that makes the browser forget it. */
  clear(): string;
}

interface CookieOptions {
  name: string;
  secret: string;
  path: string;
  secure: boolean;
  maxAgeSeconds: number;
}

/** At most 5 MB: what one browser sends is about 150 characters. */
const rememberedMax = 10_000;
const rememberedMaxLength = 500;

/** Readable by the server only, sent only to this site's own pages. */
export function createSignedCookie({ name, secret, path, secure, maxAgeSeconds }: CookieOptions): SignedCookie {
  const sign = (value: string) => createHmac('sha256', secret).update(value).digest();
  const line = (value: string, maxAge: number) =>
    stringifySetCookie({ name, value, path, secure, maxAge, httpOnly: true, sameSite: 'lax' });

  function verify(cookieHeader: string): string | null {
    const signed = parseCookie(cookieHeader)[name];
    const dot = signed?.lastIndexOf('.') ?? -1;
    if (signed === undefined || dot < 1) return null;
    const value = signed.slice(0, dot);
    const expected = sign(value);
    const given = Buffer.from(signed.slice(dot + 1), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
  }

  /**
   * The values of headers that were verified: one and the same header gives one and the same value for ever, whether or
   * not the session behind it still lives. What is not ours is not remembered, so nobody can fill the memory with it.
   */
  const verified = new BoundedMap<string, string>(rememberedMax);

  return {
    read(cookieHeader) {
      if (cookieHeader === undefined) return null;
      const known = verified.get(cookieHeader);
      if (known !== undefined) return known;
      const value = verify(cookieHeader);
      if (value !== null && cookieHeader.length <= rememberedMaxLength) verified.set(cookieHeader, value);
      return value;
    },
    write: (value) => line(`${value}.${sign(value).toString('base64')}`, maxAgeSeconds),
    clear: () => line('', 0),
  };
}

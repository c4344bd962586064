import * as z from 'zod/mini';
import { credentialMaxBytes } from '../contract.ts';
import { jwtPattern } from './jwt.ts';
import { numberInPdf, readEntered } from './entered-number.ts';
import { type UnreadKind, isOldBadge, kindOf, oneCredential } from './other-kinds.ts';
import { credentialInPng, isPng } from './png-chunks.ts';

/** Fields of a credential that are checked, from any issuer; the signature alone covers all others. */
const Credential = z.looseObject({
  '@context': z.array(z.string().check(z.maxLength(200))).check(z.minLength(1), z.maxLength(10)),
  type: z.array(z.string()),
  issuer: z.union([z.string(), z.looseObject({ id: z.string(), name: z.optional(z.string()) })]),
  validFrom: z.optional(z.string()),
  validUntil: z.optional(z.string()),
  /** Names of the two dates in version 1 of the standard. */
  issuanceDate: z.optional(z.string()),
  expirationDate: z.optional(z.string()),
  name: z.optional(z.string()),
  credentialSubject: z.looseObject({
    achievement: z.optional(z.looseObject({ name: z.optional(z.string()) })),
    identifier: z.optional(z.union([z.array(z.looseObject({})), z.looseObject({})])),
  }),
  credentialStatus: z.optional(z.union([z.array(z.looseObject({})), z.looseObject({})])),
  /** Claims of a JWT: seconds since 1970. */
  nbf: z.optional(z.number()),
  exp: z.optional(z.number()),
});

export type Credential = z.infer<typeof Credential>;

/** Parsed input of a verification. */
export type Upload =
  | { readonly kind: 'json'; readonly credential: Credential }
  | { readonly kind: 'jwt'; readonly jwt: string; readonly header: JwtHeader; readonly credential: Credential }
  | { readonly kind: 'link'; readonly address: URL }
  | { readonly kind: 'number'; readonly certificateId: string; readonly isPdf: boolean }
  | { readonly kind: 'none'; readonly reason: UnreadKind | 'too-large' | 'incomplete-number' };

const JwtHeader = z.looseObject({ alg: z.string(), kid: z.optional(z.string()) });
type JwtHeader = z.infer<typeof JwtHeader>;

const JwtOfFirstVersion = z.object({
  vc: z.looseObject({}),
  iss: z.optional(z.string()),
  nbf: z.optional(z.number()),
  exp: z.optional(z.number()),
});

const none = { kind: 'none', reason: 'no-credential' } as const;
const pdfHeadBytes = 1024;

/** Detects the format: JSON, a JWT, an image that contains either, a link, or a certificate's number. Never throws, whatever the input. */
export function readUpload(bytes: Buffer): Upload {
  if (bytes.length > credentialMaxBytes) return { kind: 'none', reason: 'too-large' };
  if (bytes.toString('latin1', 0, pdfHeadBytes).includes('%PDF-')) return readPdf(bytes);
  if (isPng(bytes) && isOldBadge(bytes)) return { kind: 'none', reason: 'open-badge-2' };
  if (isPng(bytes)) return readText(credentialInPng(bytes) ?? '');
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim();
  if (text.startsWith('<') && text.includes('<openbadges:assertion')) return { kind: 'none', reason: 'open-badge-2' };
  if (text.startsWith('<')) return readText(credentialInSvg(text) ?? '');
  if (/^https?:\/\/\S+$/.test(text) && URL.canParse(text)) return { kind: 'link', address: new URL(text) };
  const entered = readEntered(text);
  if (entered?.kind === 'incomplete') return { kind: 'none', reason: 'incomplete-number' };
  if (entered?.kind === 'number') return { ...entered, isPdf: false };
  return entered ?? readText(text);
}

/** A PDF is not signed, but its properties hold the certificate's number. */
function readPdf(bytes: Buffer): Upload {
  const certificateId = numberInPdf(bytes);
  return certificateId === undefined ? { kind: 'none', reason: 'pdf' } : { kind: 'number', certificateId, isPdf: true };
}

/** Parses credential text, such as text embedded in an image. */
export function readText(text: string): Upload {
  if (jwtPattern.test(text)) return readJwt(text);
  const { value, reason } = oneCredential(readJson(text));
  const credential = Credential.safeParse(value).data;
  if (credential?.type.includes('VerifiableCredential')) return { kind: 'json', credential };
  return { kind: 'none', reason: reason ?? kindOf(value) };
}

function readJwt(jwt: string): Upload {
  const [head = '', body = ''] = jwt.split('.').map((part) => Buffer.from(part, 'base64url').toString('utf8'));
  const header = JwtHeader.safeParse(readJson(head)).data;
  const payload = readJson(body);
  const credential = Credential.safeParse(oneCredential(unwrapped(payload)).value).data;
  if (!credential?.type.includes('VerifiableCredential')) return { kind: 'none', reason: kindOf(payload) };
  return header ? { kind: 'jwt', jwt, header, credential } : none;
}

/** Extracts the credential from the JWT claim that holds it in version 1 of the standard, with its issuer and dates. */
function unwrapped(payload: unknown): unknown {
  const { vc, iss, nbf, exp } = JwtOfFirstVersion.safeParse(payload).data ?? {};
  return vc ? { issuer: iss, ...vc, nbf, exp } : payload;
}

const tag = /<(?:[\w-]+:)?credential\b([^<>]*)>/;
const verifyAttribute = /\bverify\s*=\s*["']([^"'<>]*)["']/;

function credentialInSvg(svg: string): string | undefined {
  const found = tag.exec(svg);
  if (!found) return undefined;
  const jwt = verifyAttribute.exec(found[1] ?? '')?.[1]?.trim();
  if (jwt !== undefined && jwtPattern.test(jwt)) return jwt;
  const inside = svg.slice(found.index + found[0].length).trimStart();
  const end = inside.indexOf(']]>');
  return inside.startsWith('<![CDATA[') && end !== -1 ? inside.slice('<![CDATA['.length, end).trim() : undefined;
}

/**
 * Returns whether all keys are terms of the contexts. A signature covers the meaning, where a full address or a `@value`
 * equals a term. The code here reads terms only, and would miss an expiry date, for example.
 */
export function isPlain(root: object): boolean {
  const found: unknown[] = [root];
  for (const value of found) {
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (/^@|:/.test(name) && !(value === root && name === '@context')) return false;
      found.push(inner);
    }
  }
  return true;
}

/** Limits above any real credential, and low enough to parse quickly. */
const depthMax = 20;
const valuesMax = 1000;

function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isSmall(value) ? value : undefined;
  } catch {
    // Not JSON.
    return undefined;
  }
}

/** Iterative, not recursive, because the input may be nested arbitrarily deep. */
function isSmall(root: unknown): boolean {
  const found: (readonly [unknown, number])[] = [[root, 0]];
  for (const [value, depth] of found) {
    if (depth > depthMax || found.length > valuesMax) return false;
    if (typeof value !== 'object' || value === null) continue;
    // One by one: spreading a long list would overflow the stack.
    for (const inner of Object.values(value)) found.push([inner, depth + 1]);
  }
  return true;
}

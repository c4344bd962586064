import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { postgresFault } from './postgres-address.ts';
import { S3Environment, type S3Settings, s3Faults, s3FromEnvironment } from './s3-settings.ts';
import { secretMinLength } from './secret.ts';
import { passwordMinLengthDefault } from '../../contract/limits.ts';

/** Address of ClamAV's daemon: host and port, or the path of a socket. */
export type ClamavPlace = { readonly host: string; readonly port: number } | { readonly path: string };

/** All settings from outside, validated. Features read no environment variables. */
export interface Settings {
  host: string;
  port: number;
  /** Absolute path of the folder with the database file, the secret and mails stored as files. */
  dataDir: string;
  /** Absolute path of the folder whose content is loaded at a start if it has changed; null: the default content. */
  contentDir: string | null;
  /** `postgres://…`, or null for the SQLite file in the data folder. */
  databaseUrl: string | null;
  /** Null: uploaded files are stored in the data folder. */
  s3: S3Settings | null;
  /** Public address of the site, without a trailing slash. */
  publicUrl: string;
  brand: string;
  /** True if the operator has set it, so that it cannot be changed in the console. */
  isBrandSet: boolean;
  /** Null: generated once and stored in the data folder. */
  secret: string | null;
  /** Null: each mail is stored as an `.eml` file. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Address for replies to the organization's mails, as `name@example.org`; null: none. */
  replyAddress: string | null;
  /** Secret with which the mail server delivers such a reply; null: replies are not accepted. */
  inboundMailSecret: string | null;
  /** Highest number of campaign mails per minute, over all campaigns. */
  campaignMailsPerMinute: number;
  /** Secret with which a program reports bounced mails; null: bounces are not accepted. */
  bounceSecret: string | null;
  /** ClamAV's daemon, which scans uploaded CVs; null: no scan. */
  clamav: ClamavPlace | null;
  /** Days that closed applications are retained; null: until somebody deletes them. */
  applicationRetentionDays: number | null;
  /**
   * Seconds in which a change of an application's status can be undone before its applicant is notified; 0: at once.
   */
  applicationUndoSeconds: number;
  /** Addresses or networks whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[];
  passwordMinLength: number;
  /** Cost of password hashing; `fast` costs a thousandth, for tests. */
  passwordHashing: 'strong' | 'fast';
  sessionLifetimeMs: number;
  rateLimits: boolean;
  logLevel: string;
}

/** All faults of the environment at once, one line each. */
export class SettingsError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

const loopbackHosts = ['127.0.0.1', '::1', 'localhost'];
/** Settings that would open a public site to attacks. */
const onlyOnLoopback = [
  ['OPVIR_RATE_LIMITS', 'off'],
  ['OPVIR_PASSWORD_HASHING', 'fast'],
] as const;
const dayMs = 24 * 60 * 60 * 1000;
export const sessionLifetimeDaysDefault = 7;
export const defaultDataDir = './data';

const wholeNumber = (minimum: number, maximum: number) =>
  z.coerce
    .number(`must be a whole number from ${minimum} to ${maximum}`)
    .check(
      z.int(`must be a whole number from ${minimum} to ${maximum}`),
      z.gte(minimum, `must be at least ${minimum}`),
      z.lte(maximum, `must be at most ${maximum}`),
    );

const urlOf = (...protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
        `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      ),
    );

const databaseAddress = z.string().check(({ value, issues }) => {
  const message = postgresFault(value);
  if (message !== null) issues.push({ code: 'custom', input: value, message });
});

/** Returns whether a text is an IP address, or a network such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  const isPrefix = prefix === undefined || (/^[1-9]\d*$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
  return version !== 0 && isPrefix && more.length === 0;
}

/** Short enough that `+` and a thread's token still fit before the @ (RFC 5321 §4.5.3.1.1). */
const replyAddressPattern = /^[\w.-]{1,40}@[a-z\d-]+(\.[a-z\d-]+)*$/i;

const networksOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const Environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  OPVIR_DATA_DIR: z._default(z.string(), defaultDataDir),
  OPVIR_CONTENT_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(databaseAddress),
  ...S3Environment.shape,
  OPVIR_PUBLIC_URL: z.optional(urlOf('http:', 'https:')),
  OPVIR_BRAND: z.optional(z.string().check(z.maxLength(60, 'must be at most 60 characters'))),
  OPVIR_SECRET: z.optional(
    z.string().check(z.minLength(secretMinLength, `must be at least ${secretMinLength} characters`)),
  ),
  SMTP_URL: z.optional(urlOf('smtp:', 'smtps:')),
  MAIL_FROM: z._default(z.string(), 'Opvir <no-reply@localhost>'),
  OPVIR_REPLY_ADDRESS: z.optional(
    z
      .string()
      .check(z.regex(replyAddressPattern, 'must be an address such as inbox@example.org, without a + and a name')),
  ),
  OPVIR_INBOUND_MAIL_SECRET: z.optional(
    z.string().check(z.minLength(secretMinLength, `must be at least ${secretMinLength} characters`)),
  ),
  OPVIR_CAMPAIGN_RATE: z._default(wholeNumber(1, 100_000), 300),
  OPVIR_BOUNCE_SECRET: z.optional(
    z.string().check(z.minLength(secretMinLength, `must be at least ${secretMinLength} characters`)),
  ),
  OPVIR_CLAMAV: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => clamavPlaceOf(text) !== null,
          'must be a host with a port (127.0.0.1:3310), or the path of a socket',
        ),
      ),
  ),
  OPVIR_APPLICATION_RETENTION_DAYS: z.optional(wholeNumber(30, 3650)),
  OPVIR_APPLICATION_UNDO_SECONDS: z._default(wholeNumber(0, 300), 10),
  OPVIR_TRUSTED_PROXIES: z._default(
    z
      .string()
      .check(
        z.refine(
          (value) => networksOf(value).every(isNetwork),
          'must be IP addresses or networks (10.0.0.0/8), separated by commas',
        ),
      ),
    '',
  ),
  OPVIR_PASSWORD_MIN_LENGTH: z._default(wholeNumber(1, 128), passwordMinLengthDefault),
  OPVIR_PASSWORD_HASHING: z._default(z.enum(['strong', 'fast'], 'must be strong or fast'), 'strong'),
  // Read by each thread for itself, in background-priority.ts.
  OPVIR_BACKGROUND_PRIORITY: z._default(z.enum(['low', 'normal'], 'must be low or normal'), 'low'),
  OPVIR_SESSION_DAYS: z._default(wholeNumber(1, 365), sessionLifetimeDaysDefault),
  OPVIR_RATE_LIMITS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
});

/**
 * Reads and validates the environment once. An empty value counts as unset. Throws {@link SettingsError} with every
 * fault.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>> = process.env): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  const faults = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const isLoopback = given['HOST'] === undefined || loopbackHosts.includes(given['HOST']);
  for (const [name, value] of onlyOnLoopback) {
    if (given[name] === value && !isLoopback)
      faults.push(`${name} may be ${value} only while HOST is a loopback address`);
  }
  faults.push(...s3Faults(given));
  if (given['OPVIR_INBOUND_MAIL_SECRET'] !== undefined && given['OPVIR_REPLY_ADDRESS'] === undefined)
    faults.push('OPVIR_REPLY_ADDRESS must be set if OPVIR_INBOUND_MAIL_SECRET is set');
  if (!parsed.success || faults.length > 0) throw new SettingsError(faults);
  return fromEnvironment(parsed.data);
}

function fromEnvironment(env: z.infer<typeof Environment>): Settings {
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.OPVIR_DATA_DIR),
    contentDir: env.OPVIR_CONTENT_DIR === undefined ? null : resolve(env.OPVIR_CONTENT_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    s3: s3FromEnvironment(env),
    publicUrl: (env.OPVIR_PUBLIC_URL ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`)
      // linear: reads only the operator's own setting
      .replace(/\/+$/, ''),
    brand: env.OPVIR_BRAND ?? 'Opvir',
    isBrandSet: env.OPVIR_BRAND !== undefined,
    secret: env.OPVIR_SECRET ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    replyAddress: env.OPVIR_REPLY_ADDRESS?.toLowerCase() ?? null,
    inboundMailSecret: env.OPVIR_INBOUND_MAIL_SECRET ?? null,
    campaignMailsPerMinute: env.OPVIR_CAMPAIGN_RATE,
    bounceSecret: env.OPVIR_BOUNCE_SECRET ?? null,
    clamav: env.OPVIR_CLAMAV === undefined ? null : clamavPlaceOf(env.OPVIR_CLAMAV),
    applicationRetentionDays: env.OPVIR_APPLICATION_RETENTION_DAYS ?? null,
    applicationUndoSeconds: env.OPVIR_APPLICATION_UNDO_SECONDS,
    trustedProxies: networksOf(env.OPVIR_TRUSTED_PROXIES),
    passwordMinLength: env.OPVIR_PASSWORD_MIN_LENGTH,
    passwordHashing: env.OPVIR_PASSWORD_HASHING,
    sessionLifetimeMs: env.OPVIR_SESSION_DAYS * dayMs,
    rateLimits: env.OPVIR_RATE_LIMITS === 'on',
    logLevel: env.LOG_LEVEL,
  };
}

/** Parses `127.0.0.1:3310`, `[::1]:3310` or `/run/clamav/clamd.ctl`; null for anything else. */
export function clamavPlaceOf(text: string): ClamavPlace | null {
  if (text.startsWith('/')) return { path: text };
  const [, bracketed, plain, digits = ''] = /^(?:\[([\da-f:]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? [];
  const [host, port] = [bracketed ?? plain, Number(digits)];
  return host !== undefined && port >= 1 && port <= 65_535 ? { host, port } : null;
}

/** Folder in which the operator ran the command: npm changes to the project's folder first and reports it here. */
export function callersFolder(): string {
  return process.env['INIT_CWD'] ?? process.cwd();
}

import { escapingFault } from './postgres-password.ts';
import {
  type SessionKind,
  type SslMode,
  serverParameters,
  sessionKindOf,
  sslModeOf,
  unknownParameter,
} from './postgres-parameters.ts';

/** PostgreSQL address parsed from `DATABASE_URL`. The driver fills in undefined fields: from `PGHOST` …, then its defaults. */
export interface PostgresAddress {
  /** Hosts in the order in which they are tried; one that begins with a slash is a socket's folder. */
  readonly hosts: readonly { readonly host: string; readonly port: number | undefined }[];
  readonly database: string | undefined;
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly sslMode: SslMode;
  /** Paths of PEM files; an undefined `rootCertificate` means the authorities that Node.js knows. */
  readonly rootCertificate: string | undefined;
  readonly clientCertificate: string | undefined;
  readonly clientKey: string | undefined;
  readonly clientKeyPassword: string | undefined;
  readonly isTlsAtOnce: boolean;
  readonly sessionKind: SessionKind | undefined;
  /** Parameters sent to the server when a connection starts. */
  readonly serverParameters: Readonly<Record<string, string>>;
  /** False behind a pooler that gives each transaction another connection. */
  readonly preparesStatements: boolean;
  readonly bindsChannel: boolean;
}

/** Error for an unusable address; its message continues a sentence that begins with `DATABASE_URL`. Never quotes a password. */
export class PostgresAddressFault extends Error {}

const schemes = ['postgres://', 'postgresql://'];
export const defaultPort = 5432;

/** Parses an address as libpq does (https://www.postgresql.org/docs/current/libpq-connect.html). Throws {@link PostgresAddressFault}. */
export function readPostgresAddress(text: string): PostgresAddress {
  const scheme = schemes.find((each) => text.toLowerCase().startsWith(each));
  if (scheme === undefined) throw new PostgresAddressFault(schemeFault(text));
  const rest = text.slice(scheme.length).trim();
  const escaping = escapingFault(rest);
  if (escaping !== null) throw new PostgresAddressFault(escaping);
  const [place, query] = splitAt(rest, '?');
  const [authority, path] = splitAt(place, '/');
  const at = authority.lastIndexOf('@');
  const [user, password] = splitAt(authority.slice(0, Math.max(at, 0)), ':');
  const parameters = parametersOf(query);
  const hosts = parameters.get('host') ?? authority.slice(at + 1);
  return {
    hosts: hostsOf(parameters.has('host') ? hosts : decoded(hosts), parameters.get('port')),
    database: parameters.get('dbname') ?? (decoded(path) || undefined),
    user: parameters.get('user') ?? (decoded(user) || undefined),
    password: parameters.get('password') ?? (decoded(password) || undefined),
    ...fromParameters(parameters),
  };
}

/** Reason why the address cannot be used, as the rest of a sentence; null if it can. */
export function postgresFault(text: string): string | null {
  try {
    readPostgresAddress(text);
    return null;
  } catch (error) {
    if (error instanceof PostgresAddressFault) return error.message;
    throw error;
  }
}

/** Warning for the log about a requested option that is not supported; null if there is none. */
export function postgresWarning(text: string): string | null {
  const { bindsChannel, sslMode } = readPostgresAddress(text);
  if (!bindsChannel || sslMode === 'verify-full') return null;
  return 'DATABASE_URL has channel_binding=require, which is not supported. Use sslmode=verify-full to verify the server.';
}

/** Names of the database and its hosts for display, without user and password. */
export function namePostgres(text: string): { readonly database: string; readonly place: string } {
  const { hosts, database, user } = readPostgresAddress(text);
  const places = hosts.map(({ host, port }) => {
    const shown = host.includes(':') && !host.startsWith('/') ? `[${host}]` : host;
    return port === undefined ? shown : `${shown}:${port}`;
  });
  return { database: database ?? user ?? 'the default database', place: places.join(',') || 'the default server' };
}

function schemeFault(text: string): string {
  if (/^["'`]/.test(text)) return 'must not have quotation marks around it';
  return 'must be an address that starts with postgres:// or postgresql://';
}

function fromParameters(parameters: ReadonlyMap<string, string>) {
  const unknown = unknownParameter(parameters);
  if (unknown !== undefined) throw new PostgresAddressFault(unsupported(unknown));
  const sslMode = sslModeOf(parameters);
  if (sslMode === null) throw new PostgresAddressFault('has an sslmode that PostgreSQL does not have');
  requireDefaults(parameters);
  const session = parameters.get('target_session_attrs') ?? 'any';
  const sessionKind = sessionKindOf(session);
  if (sessionKind === undefined && session !== 'any')
    throw new PostgresAddressFault(unsupported('target_session_attrs'));
  const name = parameters.get('application_name') ?? parameters.get('fallback_application_name');
  const root = parameters.get('sslrootcert');
  return {
    sslMode,
    rootCertificate: root === 'system' ? undefined : root,
    clientCertificate: parameters.get('sslcert'),
    clientKey: parameters.get('sslkey'),
    clientKeyPassword: parameters.get('sslpassword'),
    isTlsAtOnce: parameters.get('sslnegotiation') === 'direct',
    sessionKind,
    serverParameters: {
      ...Object.fromEntries(serverParameters.flatMap((each) => entryOf(parameters, each))),
      ...(name !== undefined && { application_name: name }),
    },
    preparesStatements: parameters.get('pgbouncer') !== 'true',
    bindsChannel: parameters.get('channel_binding') === 'require',
  };
}

/** Throws for an unsupported value of a parameter whose usual value needs no support. */
function requireDefaults(parameters: ReadonlyMap<string, string>): void {
  const schema = parameters.get('schema') ?? parameters.get('currentSchema') ?? 'public';
  if (schema !== 'public')
    throw new PostgresAddressFault(
      'names a schema. Remove it, and write search_path=… to use tables of another schema',
    );
  if (parameters.get('gssencmode') === 'require') throw new PostgresAddressFault(unsupported('gssencmode'));
  for (const name of ['client_encoding', 'encoding', 'charset']) {
    const isUtf8 = /^(utf-?8(mb4)?|unicode|auto)$/i.test(parameters.get(name) ?? 'utf8');
    if (!isUtf8) throw new PostgresAddressFault(`must not ask for an encoding other than UTF-8 (${name})`);
  }
}

function unsupported(name: string): string {
  const shown = name.length <= 40 && /^[\w.-]+$/.test(name) ? ` "${name}"` : '';
  return `has a parameter${shown} that is not supported. Check its spelling, or remove it`;
}

function parametersOf(query: string): Map<string, string> {
  const pairs = query.split('&').filter((pair) => pair !== '');
  return new Map(
    pairs.map((pair) => {
      const [name, value] = splitAt(pair, '=');
      return [decoded(name), decoded(value)] as const;
    }),
  );
}

/** Parses hosts and ports: `a:5432,b`, `[::1]:5432`, `/var/run/postgresql`. */
function hostsOf(hosts: string, ports: string | undefined): PostgresAddress['hosts'] {
  if (hosts === '' && ports === undefined) return [];
  const givenPorts = ports?.split(',') ?? [];
  return (hosts || 'localhost').split(',').map((each, index) => {
    const ownPort = givenPorts[index] ?? givenPorts[0];
    if (each.startsWith('/')) return { host: each, port: portOf(ownPort) };
    const end = each.indexOf(']');
    const colon = each.indexOf(':', end + 1);
    const host = colon < 0 ? each : each.slice(0, colon);
    const port = colon < 0 ? ownPort : each.slice(colon + 1) || ownPort;
    // An IPv6 address in a parameter has no brackets.
    if (end < 0 && each.split(':').length > 2) return { host: each, port: portOf(ownPort) };
    return { host: end < 0 ? host || 'localhost' : host.slice(1, end), port: portOf(port) };
  });
}

function portOf(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535)
    throw new PostgresAddressFault('must have a port from 1 to 65535. Write / ? # % in a password as %2F %3F %23 %25');
  return port;
}

function entryOf(parameters: ReadonlyMap<string, string>, name: string): [string, string][] {
  const value = parameters.get(name);
  return value === undefined ? [] : [[name, value]];
}

function splitAt(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new PostgresAddressFault('has a % that must be written as %25, most likely in the password');
  }
}

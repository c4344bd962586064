import { readFileSync } from 'node:fs';
import type postgres from 'postgres';
import { type PostgresAddress, defaultPort, readPostgresAddress } from '../config/postgres-address.ts';
import { StartError, codeOf } from '../config/start-error.ts';

type DriverOptions = postgres.Options<Record<string, postgres.PostgresType>>;

/** Connection options of a PostgreSQL server, for the driver. */
export interface PostgresServer {
  readonly options: DriverOptions;
  readonly startParameters: Readonly<Record<string, string>>;
  readonly preparesStatements: boolean;
}

/** Connection options from an address. Throws `StartError` if a file that it names cannot be read. */
export function postgresServer(url: string): PostgresServer {
  const address = readPostgresAddress(url);
  const [first] = address.hosts;
  const isSocket = first?.host.startsWith('/') === true;
  const options = {
    ...(isSocket && { path: `${first.host}/.s.PGSQL.${first.port ?? defaultPort}` }),
    ...(first && !isSocket && hostsOf(address)),
    ...defined({ database: address.database, username: address.user, password: address.password }),
    ...defined({ target_session_attrs: address.sessionKind }),
    ...(address.isTlsAtOnce && { sslnegotiation: 'direct' }),
    // A socket cannot be overheard, and the server offers no TLS on it.
    ssl: isSocket ? false : tlsOf(address),
  };
  const { serverParameters: startParameters, preparesStatements } = address;
  // The driver accepts several hosts and ports, and direct TLS; its types do not include them.
  return { options: options as object as DriverOptions, startParameters, preparesStatements };
}

function hostsOf({ hosts }: PostgresAddress) {
  return { host: hosts.map(({ host }) => host), port: hosts.map(({ port }) => port ?? defaultPort) };
}

function tlsOf(address: PostgresAddress) {
  const { sslMode, hosts } = address;
  if (sslMode === 'disable') return false;
  const files = defined({
    ca: pemOf('sslrootcert', address.rootCertificate),
    cert: pemOf('sslcert', address.clientCertificate),
    key: pemOf('sslkey', address.clientKey),
    passphrase: address.clientKeyPassword,
  });
  if (sslMode === 'prefer') return sslMode;
  if (sslMode === 'require') return { ...files, rejectUnauthorized: false };
  const [only] = hosts.length === 1 ? hosts : [];
  return {
    ...files,
    rejectUnauthorized: true,
    // The driver passes no host to TLS if it is an IP address.
    ...(only && { host: only.host }),
    ...(sslMode === 'verify-ca' && { checkServerIdentity: () => undefined }),
  };
}

function pemOf(parameter: string, path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const message = `DATABASE_URL names the file ${path} (${parameter}), which cannot be read: ${codeOf(error)}`;
    throw new StartError(message, { cause: error });
  }
}

function defined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** Encryption of the connection: libpq's `sslmode`, without `allow`, which is `prefer` here. */
export type SslMode = 'disable' | 'prefer' | 'require' | 'verify-ca' | 'verify-full';

const sslModes: Readonly<Record<string, SslMode>> = {
  disable: 'disable',
  allow: 'prefer',
  prefer: 'prefer',
  require: 'require',
  'no-verify': 'require',
  'verify-ca': 'verify-ca',
  'verify-full': 'verify-full',
};

/** Values of `ssl`, which node-postgres, JDBC and Heroku write instead of `sslmode`. */
const sslSwitches: Readonly<Record<string, SslMode>> = {
  ...sslModes,
  true: 'require',
  '1': 'require',
  false: 'disable',
  '0': 'disable',
};

const sessionKinds = ['read-write', 'read-only', 'primary', 'standby', 'prefer-standby'] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** Parameters that {@link readPostgresAddress} reads itself. */
const read = wordsOf(`
  host port user password dbname sslmode ssl sslrootcert sslcert sslkey sslpassword sslnegotiation
  target_session_attrs fallback_application_name channel_binding pgbouncer schema currentSchema gssencmode
  client_encoding encoding charset
`);

/** Parameters passed to the server when a connection starts. */
export const serverParameters: readonly string[] = wordsOf(`
  application_name options search_path lock_timeout idle_in_transaction_session_timeout TimeZone
`);

/** Parameters ignored here: other programs' (pools, caches, versions), and libpq's that do not change what is sent, or to whom. */
const forOthers = wordsOf(`
  connection_limit pool_timeout socket_timeout statement_cache_size single_use_connections pool pool_size
  pool_mode pool_min_conns pool_max_conns pool_max_conn_lifetime min max timeout idle_timeout max_lifetime
  max_pipeline keep_alive backoff prepare debug fetch_types connect_timeout checkout_timeout
  reaping_frequency prepared_statements statement_limit conn_max_age serverVersion prepareThreshold
  preparedStatementCacheQueries reWriteBatchedInserts ApplicationName stringtype uselibpqcompat supa
  workaround adapter driver server_version default_query_exec_mode keepalives keepalives_idle
  keepalives_interval keepalives_count tcp_user_timeout load_balance_hosts krbsrvname gsslib gssdelegation
  sslcompression sslsni sslcertmode
`);

const known = new Set([...read, ...serverParameters, ...forOthers]);

/** First unknown parameter: it may be one that keeps the connection safe, or a typing error. */
export function unknownParameter(parameters: ReadonlyMap<string, string>): string | undefined {
  return [...parameters.keys()].find((name) => !known.has(name));
}

/** SSL mode that the parameters request; null for an invalid value. A root certificate requests its verification, as in libpq. */
export function sslModeOf(parameters: ReadonlyMap<string, string>): SslMode | null {
  const [mode, asSwitch] = [parameters.get('sslmode'), parameters.get('ssl')];
  const ssl = mode === undefined ? sslSwitches[asSwitch ?? 'disable'] : sslModes[mode];
  const root = parameters.get('sslrootcert');
  if (ssl === undefined) return null;
  if (root === 'system') return 'verify-full';
  const isChecked = root !== undefined && (ssl === 'require' || (mode ?? asSwitch) === undefined);
  return isChecked ? 'verify-ca' : ssl;
}

export function sessionKindOf(text: string): SessionKind | undefined {
  return sessionKinds.find((kind) => kind === text);
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}

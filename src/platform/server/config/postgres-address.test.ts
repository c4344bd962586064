import { expect, test } from 'vitest';
import {
  type PostgresAddress,
  namePostgres,
  postgresFault,
  postgresWarning,
  readPostgresAddress,
} from './postgres-address.ts';

const own = 'postgres://opvir:pw@db.example.org/opvir';

test.each<[string, string, Partial<PostgresAddress>]>([
  [
    'Neon',
    'postgresql://opvir:pw@ep-a-1-pooler.example.net/opvir?sslmode=require&channel_binding=require',
    { hosts: [{ host: 'ep-a-1-pooler.example.net', port: undefined }], sslMode: 'require', serverParameters: {} },
  ],
  ['Neon without SNI', `${own}?options=endpoint%3Dep-a-1`, { serverParameters: { options: 'endpoint=ep-a-1' } }],
  [
    'Supabase',
    'postgresql://opvir.ref:pw@pooler.example.com:6543/postgres?pgbouncer=true&connection_limit=1',
    { user: 'opvir.ref', database: 'postgres', preparesStatements: false, serverParameters: {} },
  ],
  ['Supabase by Vercel', `${own}?sslmode=require&supa=base-pooler.x`, { sslMode: 'require', serverParameters: {} }],
  ['Heroku', 'postgres://u:p@ec2.example.com:5432/d6f', { user: 'u', password: 'p', sslMode: 'disable' }],
  ['Heroku for Node.js', `${own}?ssl=true`, { sslMode: 'require' }],
  ['Heroku for pg', `${own}?sslmode=no-verify&uselibpqcompat=true`, { sslMode: 'require' }],
  ['Prisma', `${own}?schema=public&pool_timeout=20&socket_timeout=3&statement_cache_size=0`, { serverParameters: {} }],
  [
    'AWS RDS',
    `${own}?sslmode=verify-full&sslrootcert=/etc/ssl/rds.pem`,
    { sslMode: 'verify-full', rootCertificate: '/etc/ssl/rds.pem' },
  ],
  ['a root certificate with require', `${own}?sslmode=require&sslrootcert=/ca.pem`, { sslMode: 'verify-ca' }],
  ['a root certificate alone', `${own}?sslrootcert=/ca.pem`, { sslMode: 'verify-ca' }],
  ["the system's authorities", `${own}?sslrootcert=system`, { sslMode: 'verify-full', rootCertificate: undefined }],
  [
    'Cloud SQL',
    'postgres://opvir:pw@/opvir?host=/cloudsql/project:region:name',
    { hosts: [{ host: '/cloudsql/project:region:name', port: undefined }], database: 'opvir' },
  ],
  ['a socket', 'postgres:///opvir?host=/run/postgresql', { hosts: [{ host: '/run/postgresql', port: undefined }] }],
  ['a socket with a port', 'postgres:///?host=/run&port=5433&dbname=a', { hosts: [{ host: '/run', port: 5433 }] }],
  [
    'a socket as the host',
    'postgres://u@%2Frun%2Fpg/opvir',
    { hosts: [{ host: '/run/pg', port: undefined }], user: 'u' },
  ],
  [
    'several hosts',
    'postgres://u:p@a.example.org:5433,b.example.org/d?target_session_attrs=read-write',
    {
      hosts: [
        { host: 'a.example.org', port: 5433 },
        { host: 'b.example.org', port: undefined },
      ],
      sessionKind: 'read-write',
    },
  ],
  ['any session', `${own}?target_session_attrs=any`, { sessionKind: undefined }],
  ['IPv6', 'postgres://u:p@[::1]:5433/d', { hosts: [{ host: '::1', port: 5433 }] }],
  ['JDBC', 'postgresql://db.example.org/d?user=u&password=p%40ss', { user: 'u', password: 'p@ss' }],
  ['an escaped password', 'postgres://u:p%40ss%2Fw%3Ard%23@h/d', { password: 'p@ss/w:rd#' }],
  [
    'a password with @, : and [',
    'postgres://u:p@s:s[@h/d',
    { password: 'p@s:s[', hosts: [{ host: 'h', port: undefined }] },
  ],
  ['Django', `${own}?conn_max_age=60&client_encoding=UTF8`, { serverParameters: {} }],
  [
    'libpq',
    `${own}?application_name=o&connect_timeout=9&keepalives=1`,
    { serverParameters: { application_name: 'o' } },
  ],
  ['a line end of a file of secrets', `${own}\n`, { database: 'opvir' }],
  ['no database, no user', 'postgres://h', { database: undefined, user: undefined, password: undefined }],
])('the address of %s is read: %s', (_, address, expected) => {
  expect(readPostgresAddress(address)).toMatchObject(expected);
});

const escape = 'has a password with a character that ends it too early. In the password, write';
test.each([
  ['postgres://opvir:hush@ss/w:rd#@127.0.0.1:5432/opvir', `${escape} / as %2F, # as %23, @ as %40`],
  ['postgres://opvir:hush/word@db.example.org/opvir', `${escape} / as %2F`],
  ['postgres://opvir:hush?word@db.example.org/opvir', `${escape} ? as %3F`],
  ['postgres://opvir:hush#word@db.example.org/opvir', `${escape} # as %23`],
  ['postgres://opvir:hu%sh@db.example.org/opvir', 'has a % that must be written as %25, most likely in the password'],
  ['postgres://opvir:hush@db.example.org/opvir#hush', 'has a # that must be written as %23'],
  [
    'postgres://opvir:[HUSH-PASSWORD]@db.example.org/d',
    'has a placeholder where the password belongs. Put the password there',
  ],
  [
    'postgres://opvir:********@db.example.org/d',
    'has a placeholder where the password belongs. Put the password there',
  ],
  ["'postgres://opvir:hush@h/d'", 'must not have quotation marks around it'],
  ["psql 'postgres://opvir:hush@h/d'", 'must be an address that starts with postgres:// or postgresql://'],
  ['jdbc:postgresql://h/d?password=hush', 'must be an address that starts with postgres:// or postgresql://'],
  [`${own}?sslmod=require`, 'has a parameter "sslmod" that is not supported. Check its spelling, or remove it'],
  [`${own}?sslcrl=/crl.pem`, 'has a parameter "sslcrl" that is not supported. Check its spelling, or remove it'],
  [`${own}?sslaccept=strict`, 'has a parameter "sslaccept" that is not supported. Check its spelling, or remove it'],
  [`${own}?gssencmode=require`, 'has a parameter "gssencmode" that is not supported. Check its spelling, or remove it'],
  [`${own}?sslmode=strict`, 'has an sslmode that PostgreSQL does not have'],
  [`${own}?schema=school`, 'names a schema. Remove it, and write search_path=… to use tables of another schema'],
  [`${own}?charset=latin1`, 'must not ask for an encoding other than UTF-8 (charset)'],
  ['postgres://u:p@h:port/d', 'must have a port from 1 to 65535. Write / ? # % in a password as %2F %3F %23 %25'],
])('an address that cannot be used says why, and never its password: %s', (address, fault) => {
  expect(postgresFault(address)).toBe(fault);
  expect(fault).not.toMatch(/hush/i);
});

test('an address is named without user and password', () => {
  expect(namePostgres('postgres://u:hush@a:1,[::1]/d?sslmode=require')).toEqual({ database: 'd', place: 'a:1,[::1]' });
  expect(namePostgres('postgres://u:hush@/d?host=/run/postgresql')).toEqual({
    database: 'd',
    place: '/run/postgresql',
  });
  expect(namePostgres('postgres://')).toEqual({ database: 'the default database', place: 'the default server' });
});

test('channel binding is warned of, unless the server is verified', () => {
  expect(postgresWarning(`${own}?channel_binding=require&sslmode=require`)).toMatch(
    /^DATABASE_URL has channel_binding/,
  );
  expect(postgresWarning(`${own}?channel_binding=require&sslmode=verify-full`)).toBeNull();
  expect(postgresWarning(`${own}?channel_binding=prefer`)).toBeNull();
});

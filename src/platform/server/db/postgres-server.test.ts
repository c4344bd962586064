import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/support/folder.ts';
import { StartError } from '../config/start-error.ts';
import { postgresServer } from './postgres-server.ts';

const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());
const pem = join(folder.path, 'ca.pem');
writeFileSync(pem, 'a root certificate');
const tlsOf = (query: string) => postgresServer(`postgres://u:p@db.example.org/d?${query}`).options.ssl;

test.each([
  ['', false],
  ['sslmode=prefer', 'prefer'],
  ['sslmode=require', { rejectUnauthorized: false }],
  ['sslmode=verify-full', { rejectUnauthorized: true, host: 'db.example.org' }],
  [
    `sslmode=verify-full&sslrootcert=${pem}`,
    { rejectUnauthorized: true, host: 'db.example.org', ca: 'a root certificate' },
  ],
  [
    `sslmode=require&sslcert=${pem}&sslkey=${pem}`,
    { rejectUnauthorized: false, cert: 'a root certificate', key: 'a root certificate' },
  ],
])('a server is reached over TLS as its address says: %s', (query, tls) => {
  expect(tlsOf(query)).toEqual(tls);
});

test.each(['sslmode=verify-ca', 'sslmode=require', 'application_name=o'])(
  'with a root certificate, %s verifies the authority and not the name',
  (query) => {
    const tls = tlsOf(`${query}&sslrootcert=${pem}`);
    expect(tls).toMatchObject({ rejectUnauthorized: true, ca: 'a root certificate' });
    expect(tls).toHaveProperty('checkServerIdentity');
  },
);

test('a root certificate that cannot be read is one line that names it', () => {
  expect(() => tlsOf('sslmode=verify-full&sslrootcert=/nowhere/ca.pem')).toThrow(
    new StartError('DATABASE_URL names the file /nowhere/ca.pem (sslrootcert), which cannot be read: ENOENT'),
  );
});

test('a socket is reached by its path, without TLS', () => {
  const { options } = postgresServer('postgres://u@/d?host=/run/postgresql&port=5433&sslmode=require');
  expect(options).toMatchObject({ path: '/run/postgresql/.s.PGSQL.5433', ssl: false });
});

test('several hosts are tried in their order, each at its port', () => {
  const { options } = postgresServer('postgres://u@a.example.org,[::1]:5433/d');
  expect(options).toMatchObject({ host: ['a.example.org', '::1'], port: [5432, 5433] });
});

import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
  return [];
}

test('without any setting the site runs on this machine only, on files beneath ./data', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('data'),
    contentDir: null,
    databaseUrl: null,
    s3: null,
    publicUrl: 'http://127.0.0.1:3000',
    brand: 'Opvir',
    isBrandSet: false,
    secret: null,
    smtpUrl: null,
    mailFrom: 'Opvir <no-reply@localhost>',
    replyAddress: null,
    inboundMailSecret: null,
    campaignMailsPerMinute: 300,
    bounceSecret: null,
    clamav: null,
    applicationRetentionDays: null,
    applicationUndoSeconds: 10,
    trustedProxies: [],
    passwordMinLength: 6,
    passwordHashing: 'strong',
    sessionLifetimeMs: 7 * 24 * 60 * 60 * 1000,
    rateLimits: true,
    logLevel: 'info',
  });
});

test('every setting can be set, and other variables are left alone', () => {
  const settings = readSettings({
    HOST: '::1',
    PORT: '8080',
    OPVIR_CONTENT_DIR: '/srv/content',
    OPVIR_DATA_DIR: '/var/lib/opvir',
    DATABASE_URL: 'postgres://opvir@db.example.org/opvir',
    OPVIR_S3_ENDPOINT: 'https://s3.example.org',
    OPVIR_S3_REGION: 'eu-central-1',
    OPVIR_S3_BUCKET: 'files',
    OPVIR_S3_ACCESS_KEY: 'opvir',
    OPVIR_S3_SECRET_KEY: 'a secret',
    OPVIR_S3_PATH_STYLE: 'off',
    OPVIR_PUBLIC_URL: 'https://learn.example.org/',
    OPVIR_BRAND: 'Academy',
    OPVIR_SECRET: 's'.repeat(32),
    SMTP_URL: 'smtps://mail.example.org',
    MAIL_FROM: 'Academy <mail@example.org>',
    OPVIR_REPLY_ADDRESS: 'Inbox@example.org',
    OPVIR_INBOUND_MAIL_SECRET: 'm'.repeat(32),
    OPVIR_CAMPAIGN_RATE: '60',
    OPVIR_BOUNCE_SECRET: 'b'.repeat(32),
    OPVIR_CLAMAV: '[::1]:3310',
    OPVIR_APPLICATION_RETENTION_DAYS: '180',
    OPVIR_APPLICATION_UNDO_SECONDS: '0',
    OPVIR_TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16 ,',
    OPVIR_PASSWORD_MIN_LENGTH: '12',
    OPVIR_PASSWORD_HASHING: 'fast',
    OPVIR_BACKGROUND_PRIORITY: 'normal',
    OPVIR_SESSION_DAYS: '1',
    OPVIR_RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    PATH: '/usr/bin',
  });
  expect(settings).toEqual({
    host: '::1',
    port: 8080,
    dataDir: '/var/lib/opvir',
    contentDir: '/srv/content',
    databaseUrl: 'postgres://opvir@db.example.org/opvir',
    s3: {
      endpoint: 'https://s3.example.org',
      region: 'eu-central-1',
      bucket: 'files',
      accessKey: 'opvir',
      secretKey: 'a secret',
      pathStyle: false,
    },
    publicUrl: 'https://learn.example.org',
    brand: 'Academy',
    isBrandSet: true,
    secret: 's'.repeat(32),
    smtpUrl: 'smtps://mail.example.org',
    mailFrom: 'Academy <mail@example.org>',
    replyAddress: 'inbox@example.org',
    inboundMailSecret: 'm'.repeat(32),
    campaignMailsPerMinute: 60,
    bounceSecret: 'b'.repeat(32),
    clamav: { host: '::1', port: 3310 },
    applicationRetentionDays: 180,
    applicationUndoSeconds: 0,
    trustedProxies: ['10.0.0.1', '192.168.0.0/16'],
    passwordMinLength: 12,
    passwordHashing: 'fast',
    sessionLifetimeMs: 24 * 60 * 60 * 1000,
    rateLimits: false,
    logLevel: 'silent',
  });
});

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '', OPVIR_BRAND: '' })).toEqual(readSettings({}));
});

test('the public address follows host and port, also for an IPv6 host', () => {
  expect(readSettings({ HOST: '::1', PORT: '81' }).publicUrl).toBe('http://[::1]:81');
});

test('all faults are told at once, each with the name of its setting and what it must be', () => {
  expect(
    faultsOf({
      PORT: 'eighty',
      DATABASE_URL: 'mysql://db',
      OPVIR_PUBLIC_URL: 'learn.example.org',
      OPVIR_BRAND: 'x'.repeat(61),
      OPVIR_SECRET: 'short',
      SMTP_URL: 'mail.example.org',
      OPVIR_TRUSTED_PROXIES: '10.0.0.1, nonsense',
      OPVIR_PASSWORD_MIN_LENGTH: '0',
      OPVIR_PASSWORD_HASHING: 'weak',
      OPVIR_BACKGROUND_PRIORITY: 'high',
      OPVIR_RATE_LIMITS: 'no',
      LOG_LEVEL: 'loud',
    }).toSorted(),
  ).toEqual([
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
    'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
    'OPVIR_BACKGROUND_PRIORITY must be low or normal',
    'OPVIR_BRAND must be at most 60 characters',
    'OPVIR_PASSWORD_HASHING must be strong or fast',
    'OPVIR_PASSWORD_MIN_LENGTH must be at least 1',
    'OPVIR_PUBLIC_URL must be an address that starts with http:// or https://',
    'OPVIR_RATE_LIMITS must be on or off',
    'OPVIR_SECRET must be at least 32 characters',
    'OPVIR_TRUSTED_PROXIES must be IP addresses or networks (10.0.0.0/8), separated by commas',
    'PORT must be a whole number from 0 to 65535',
    'SMTP_URL must be an address that starts with smtp:// or smtps://',
  ]);
});

test('a bucket that is named by half is told, with what is missing', () => {
  expect(faultsOf({ OPVIR_S3_BUCKET: 'files', OPVIR_S3_ENDPOINT: 'ftp://s3.example.org' }).toSorted()).toEqual([
    'OPVIR_S3_ACCESS_KEY must be set to store files in S3',
    'OPVIR_S3_ENDPOINT must be an address that starts with http:// or https://',
    'OPVIR_S3_SECRET_KEY must be set to store files in S3',
  ]);
});

test.each(['-1', '65536', '80.5', 'NaN'])('PORT cannot be %j', (port) => {
  expect(faultsOf({ PORT: port })).toHaveLength(1);
});

test.each(['127.0.0.1', '::1', 'localhost'])('rate limits may be off, and hashing fast, while HOST is %s', (host) => {
  expect(faultsOf({ HOST: host, OPVIR_RATE_LIMITS: 'off', OPVIR_PASSWORD_HASHING: 'fast' })).toEqual([]);
});

test.each(['0.0.0.0', '::', '192.168.1.2', 'learn.example.org'])(
  'rate limits may not be off, nor hashing fast, while HOST is %s',
  (host) => {
    expect(faultsOf({ HOST: host, OPVIR_RATE_LIMITS: 'off', OPVIR_PASSWORD_HASHING: 'fast' })).toEqual([
      'OPVIR_RATE_LIMITS may be off only while HOST is a loopback address',
      'OPVIR_PASSWORD_HASHING may be fast only while HOST is a loopback address',
    ]);
  },
);

test.each(['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', ''])('OPVIR_TRUSTED_PROXIES can be %j', (networks) => {
  expect(faultsOf({ OPVIR_TRUSTED_PROXIES: networks })).toEqual([]);
});

test.each(['proxy', '10.0.0', '10.0.0.0/0', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', 'true', '*'])(
  'OPVIR_TRUSTED_PROXIES cannot be %j',
  (networks) => {
    expect(faultsOf({ OPVIR_TRUSTED_PROXIES: networks })).toHaveLength(1);
  },
);

test('mails are taken only where there is an address to which they can be sent, and it leaves room for a token', () => {
  expect(faultsOf({ OPVIR_INBOUND_MAIL_SECRET: 'm'.repeat(32) })).toEqual([
    'OPVIR_REPLY_ADDRESS must be set if OPVIR_INBOUND_MAIL_SECRET is set',
  ]);
  for (const address of ['inbox', 'in+box@example.org', 'Inbox <inbox@example.org>', `${'x'.repeat(41)}@example.org`])
    expect(faultsOf({ OPVIR_REPLY_ADDRESS: address })).toHaveLength(1);
});

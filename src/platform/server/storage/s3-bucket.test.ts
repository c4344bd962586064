import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { collect } from '../../../../test/support/collect.ts';
import { temporaryFolder } from '../../../../test/support/folder.ts';
import { startS3Server } from '../../../../test/support/s3.ts';
import type { S3Settings } from '../config/s3-settings.ts';
import { newFileKey } from './file-store.ts';
import { StorageOutage } from './outage.ts';
import { createS3Bucket } from './s3-bucket.ts';
import { s3Address } from './s3-request.ts';

const mega = 1024 * 1024;

async function emptyBucket(change: Partial<S3Settings> = {}) {
  const folder = temporaryFolder();
  onTestFinished(() => folder[Symbol.dispose]());
  const settings = await startS3Server();
  const files = createS3Bucket(folder.path, { ...settings, ...change });
  const keep = async (content: Buffer, key = newFileKey('.pdf')) => {
    await (await files.receive(Readable.from([content]))).keepAs(key);
    return key;
  };
  return { files, keep, settings, incoming: join(folder.path, 'uploads', 'incoming') };
}

/** A service that answers what `answers` say, one after the other, and counts how often it was asked. */
async function startStubbornService(answers: readonly number[], refusal = '<Error><Code>SlowDown</Code></Error>') {
  let asked = 0;
  const server = createServer((_, response) => {
    response.statusCode = answers[asked] ?? 200;
    asked += 1;
    response.end(response.statusCode >= 400 ? refusal : 'a CV');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked: () => asked, endpoint };
}

describe('files in a bucket', () => {
  test('a kept file is read as it was, with its size, and nothing of it stays on this machine', async () => {
    const { files, keep, incoming } = await emptyBucket();
    const content = Buffer.alloc(7 * mega, 'Hello world');
    const found = await files.read(await keep(content));
    expect(found?.sizeBytes).toBe(content.length);
    expect((await buffer(found!.stream)).equals(content)).toBe(true);
    expect(readdirSync(incoming)).toEqual([]);
  });

  test('a removed file is gone, and removing it again is no failure', async () => {
    const { files, keep } = await emptyBucket();
    const key = await keep(Buffer.from('x'));
    await files.remove(key);
    await files.remove(key);
    expect(await files.read(key)).toBeNull();
  });

  test('are listed beyond what one answer holds, and files of others that lie beside them are not', async () => {
    const { files, keep } = await emptyBucket();
    await keep(Buffer.from('not ours'), 'readme & more.txt');
    const keys = await Promise.all(Array.from({ length: 1005 }, () => keep(Buffer.from('abc'))));
    const listed = await collect(files.list());
    expect(listed.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    expect(new Set(listed.map(({ sizeBytes }) => sizeBytes))).toEqual(new Set([3]));
  });

  test('a discarded file never reaches the bucket', async () => {
    const { files, incoming } = await emptyBucket();
    const arrived = await files.receive(Readable.from(['x']));
    await arrived.discard();
    expect(existsSync(arrived.path)).toBe(false);
    expect(readdirSync(incoming)).toEqual([]);
    expect(await collect(files.list())).toEqual([]);
  });
});

describe('a bucket that cannot be used is told as an outage, with its name and the reason', () => {
  test.each([
    ['a wrong key', { secretKey: 'guessed' }, 'the bucket files at 127.0.0.1:', 'answered 403 SignatureDoesNotMatch'],
    ['no such bucket', { bucket: 'other' }, 'the bucket other at', 'answered 404 NoSuchBucket'],
  ])('%s', async (_, change, ...told) => {
    const { files, keep } = await emptyBucket(change);
    const failures = [keep(Buffer.from('x')), files.read(newFileKey('.pdf')), collect(files.list())];
    for (const failure of await Promise.allSettled(failures)) {
      const reason: unknown = failure.status === 'rejected' ? failure.reason : 'it succeeded';
      expect(reason).toBeInstanceOf(StorageOutage);
      for (const part of told) expect(String(reason)).toContain(part);
    }
  });

  test('nobody there', async () => {
    const { files } = await emptyBucket({ endpoint: 'http://127.0.0.1:1' });
    await expect(files.read(newFileKey('.pdf'))).rejects.toThrow('at 127.0.0.1:1 does not answer');
  });
});

test('what passes by itself is tried again, twice and no more', async () => {
  const { settings } = await emptyBucket();
  const passing = await startStubbornService([503, 500]);
  const found = await createS3Bucket('/nowhere', { ...settings, ...passing }).read(newFileKey('.pdf'));
  expect((await buffer(found!.stream)).toString()).toBe('a CV');
  const lasting = await startStubbornService([503, 503, 503, 200]);
  const read = createS3Bucket('/nowhere', { ...settings, ...lasting }).read(newFileKey('.pdf'));
  await expect(read).rejects.toThrow('answered 503 SlowDown');
  expect(lasting.asked()).toBe(3);
});

test('a 404 that is not of the bucket, such as of a proxy, neither loses a file nor says that there is none', async () => {
  const { settings } = await emptyBucket();
  const proxy = await startStubbornService(
    Array.from({ length: 9 }, () => 404),
    '404 page not found',
  );
  const folder = temporaryFolder();
  onTestFinished(() => folder[Symbol.dispose]());
  const files = createS3Bucket(folder.path, { ...settings, ...proxy });
  const arrived = await files.receive(Readable.from(['a CV']));
  await expect(arrived.keepAs(newFileKey('.pdf'))).rejects.toThrow('answered 404');
  await expect(files.read(newFileKey('.pdf'))).rejects.toThrow('answered 404');
  await expect(files.remove(newFileKey('.pdf'))).rejects.toThrow('answered 404');
  expect(existsSync(arrived.path)).toBe(true);
});

test('a bucket stands in the path or in the name of the host, whichever the settings say', () => {
  const settings = {
    endpoint: 'https://s3.example.org/',
    region: 'r',
    bucket: 'files',
    accessKey: 'a',
    secretKey: 's',
  };
  const place = { key: 'a.pdf' };
  expect(s3Address({ ...settings, pathStyle: true }, place).href).toBe('https://s3.example.org/files/a.pdf');
  expect(s3Address({ ...settings, pathStyle: false }, place).href).toBe('https://files.s3.example.org/a.pdf');
  const list = { key: '', query: { marker: 'a' } };
  expect(s3Address({ ...settings, pathStyle: true }, list).href).toBe('https://s3.example.org/files?marker=a');
  expect(s3Address({ ...settings, pathStyle: false }, list).href).toBe('https://files.s3.example.org/?marker=a');
});

import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { eicar, startClamd } from '../../../../test/support/clamd.ts';
import { clamavPlaceOf } from '../config/settings.ts';
import { clamavScanner } from './clamav.ts';
import { ScannerUnavailableError } from './scanner.ts';

const megabyte = Buffer.alloc(1024 * 1024, 'a');
const file = (...pieces: (Buffer | string)[]) => Readable.from(pieces.map((piece) => Buffer.from(piece)));

test('a clean file of many pieces has nothing in it, and a virus in the last one is found', async () => {
  await using clamd = await startClamd();
  const scanner = clamavScanner(clamd);
  expect(await scanner.scan(file(megabyte, megabyte))).toBeNull();
  expect(await scanner.scan(file(megabyte, eicar))).toBe('Eicar-Test-Signature');
  expect(clamd.scans()).toBe(2);
});

test('a scanner that is not there, says nothing or says something else has not looked', async () => {
  await using clamd = await startClamd();
  const scanner = clamavScanner(clamd, 200);
  clamd.answerWith('INSTREAM size limit exceeded. ERROR');
  await expect(scanner.scan(file('text'))).rejects.toThrow(ScannerUnavailableError);
  clamd.answerWith('');
  await expect(scanner.scan(file('text'))).rejects.toThrow(ScannerUnavailableError);
  clamd.answerWith(null);
  await expect(scanner.scan(file('text'))).rejects.toThrow(ScannerUnavailableError);
  await clamd[Symbol.asyncDispose]();
  await expect(scanner.scan(file('text'))).rejects.toThrow(ScannerUnavailableError);
});

test.each([
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['clamav.example.org:3310', { host: 'clamav.example.org', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['clamav', null],
  ['clamav:0', null],
  ['clamav:65536', null],
  ['run/clamd.ctl', null],
])('where it listens is read from the setting: %s', (text, place) => {
  expect(clamavPlaceOf(text)).toEqual(place);
});

import { expect, test } from 'vitest';
import { createSignedCookie } from './cookies.ts';

const options = { name: 'token', secret: 'one secret', path: '/', secure: true, maxAgeSeconds: 60 };
const cookie = createSignedCookie(options);
const pairOf = (line: string) => line.split(';', 1).join();
const written = pairOf(cookie.write('value'));

test('what was written is read, also between other cookies', () => {
  expect(cookie.read(written)).toBe('value');
  expect(cookie.read(`a=b; ${written}; c=d`)).toBe('value');
  expect(cookie.read(pairOf(cookie.write('with: a colon, a.dot and ünicode')))).toBe(
    'with: a colon, a.dot and ünicode',
  );
});

test('what was verified once is not verified anew, and what was not stays refused', () => {
  for (let count = 0; count < 3; count += 1) {
    expect(cookie.read(written)).toBe('value');
    expect(cookie.read(written.replace('value', 'other'))).toBeNull();
  }
  const another = createSignedCookie({ ...options, secret: 'another secret' });
  expect(another.read(written)).toBeNull();
});

test('it is kept from scripts and from other sites, and on https from http', () => {
  expect(cookie.write('value')).toMatch(/; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(createSignedCookie({ ...options, secure: false }).write('value')).not.toContain('Secure');
});

test('clearing it makes the browser forget it', () => {
  expect(cookie.clear()).toMatch(/^token=; Max-Age=0; Path=\//);
  expect(cookie.read(pairOf(cookie.clear()))).toBeNull();
});

test.each([
  ['no cookies', undefined],
  ['another cookie', 'other=value'],
  ['no signature', 'token=value'],
  ['an empty signature', 'token=value.'],
  ['a signature alone', written.replace('value', '')],
  ['another value', written.replace('value', 'other')],
  ['a shortened signature', written.slice(0, -8)],
  ['another secret', pairOf(createSignedCookie({ ...options, secret: 'another secret' }).write('value'))],
  ['broken escapes', 'token=%E0%A4%A.%zz'],
])('%s is not ours', (_, header) => {
  expect(cookie.read(header)).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { ownOrigin } from './own-origin.ts';

test.each([
  ['https://learn.example.org', 'https://learn.example.org'],
  ['https://learn.example.org:443', 'https://learn.example.org'],
  ['http://learn.example.org:8080', 'http://learn.example.org:8080'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://127.0.0.1:3000', 'http://localhost:3000'],
  ['http://localhost:3000', 'http://127.0.0.1:3000'],
  ['http://[::1]:3000', 'http://localhost:3000'],
  ['http://localhost:3000', 'http://[::1]:3000'],
])('of a site at %s a page from %s is its own', (publicUrl, origin) => {
  expect(ownOrigin(publicUrl)(origin, undefined)).toBe(true);
});

test.each([
  ['https://learn.example.org', 'http://learn.example.org'],
  ['https://learn.example.org', 'https://learn.example.org:8443'],
  ['https://learn.example.org', 'https://www.learn.example.org'],
  ['https://learn.example.org', 'https://learn.example.org.evil.example'],
  ['https://learn.example.org', 'http://localhost'],
  ['http://127.0.0.1:3000', 'https://127.0.0.1:3000'],
  ['http://127.0.0.1:3000', 'http://localhost:5173'],
  ['http://127.0.0.1:3000', 'http://localhost'],
  ['http://127.0.0.1:3000', 'http://localhost.evil.example:3000'],
  ['http://127.0.0.1:3000', 'null'],
])('of a site at %s one from %s is not, whatever host the request names', (publicUrl, origin) => {
  const host = origin.replace(/^https?:\/\//, '');
  expect(ownOrigin(publicUrl)(origin, host)).toBe(false);
});

describe('a site that was not told its address', () => {
  test.each(['http://0.0.0.0:3000', 'http://[::]:3000', 'http://127.0.0.1:0'])(
    'takes the host of the request: %s',
    (publicUrl) => {
      const isOwn = ownOrigin(publicUrl);
      expect(isOwn('http://192.168.1.5:3000', '192.168.1.5:3000')).toBe(true);
      expect(isOwn('https://192.168.1.5:3000', '192.168.1.5:3000')).toBe(false);
      expect(isOwn('http://evil.example', '192.168.1.5:3000')).toBe(false);
      expect(isOwn('http://192.168.1.5:3000', undefined)).toBe(false);
    },
  );
});

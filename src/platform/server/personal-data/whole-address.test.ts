import { expect, test } from 'vitest';
import { wholeAddress } from './whole-address.ts';

test.each([
  'ann@example.org',
  'to: <ann@example.org>',
  '{"to":"ann@example.org","text":"hello"}',
  String.raw`{"text":"dear\nann@example.org\nhello"}`,
  'written to ann@example.org.',
  'ann@example.org, joann@example.org',
  'https://example.org/unsubscribe?email=3dann@example.org',
])('an address is found in %s', (text) => {
  expect(new RegExp(wholeAddress('Ann@example.org')).test(text)).toBe(true);
});

test.each([
  'joann@example.org',
  'jo.ann@example.org',
  'jo-ann@example.org',
  'x+ann@example.org',
  'ann@example.organisation',
  'ann@example.org.uk',
  'ann@example.org-news.net',
  'ann@example-org',
  'ann@exampleXorg',
])('it is not found in %s, which is another', (text) => {
  expect(new RegExp(wholeAddress('ann@example.org')).test(text)).toBe(false);
});

import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = 'Müller;ada@example.org\r\n';
const utf16be = (value: string) => Buffer.from(value, 'utf16le').swap16();

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16, the low byte first', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16, the high byte first', utf16be(`\uFEFF${text}`)],
  ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
  ['UTF-16 without a mark, the high byte first', utf16be(text)],
  ['windows-1252', Buffer.from(text, 'latin1')],
])('a file that was saved in %s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

test('signs that windows-1252 has and Latin-1 has not are read, and an empty file is empty', () => {
  expect(decodeText(Buffer.from([0x80, 0x93, 0x41, 0x94]))).toBe('€“A”');
  expect(decodeText(new Uint8Array())).toBe('');
});

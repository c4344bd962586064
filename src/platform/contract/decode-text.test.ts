import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const german = 'Welche Straße führt von Köln nach Süden? – „Genau“: 3 × 1,50 €';
const bytes = (...values: number[]) => Uint8Array.from(values);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const ansi = Buffer.concat(
  Array.from(german, (sign) => {
    const place = { '–': 0x96, '„': 0x84, '“': 0x93, '€': 0x80 }[sign];
    return place === undefined ? Buffer.from(sign, 'latin1') : Buffer.from([place]);
  }),
);

describe('a text is read letter for letter', () => {
  test.each([
    ['UTF-8', Buffer.from(german), 'utf-8'],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${german}`), 'utf-8'],
    ['ANSI of Windows', ansi, 'windows-1252'],
    ['UTF-16 with a mark', utf16(`\uFEFF${german}`), 'utf-16'],
    ['UTF-16 without a mark', utf16(german), 'utf-16'],
    ['UTF-16, the other way round, with a mark', utf16(`\uFEFF${german}`).swap16(), 'utf-16'],
    ['UTF-16, the other way round, without a mark', utf16(german).swap16(), 'utf-16'],
  ])('%s', (_, given, encoding) => {
    expect(decodeText(given)).toEqual({ text: german, encoding });
  });

  test('an empty file, one letter and other scripts in UTF-8', () => {
    expect(decodeText(bytes())?.text).toBe('');
    expect(decodeText(bytes(0x61))?.text).toBe('a');
    expect(decodeText(Buffer.from('数据 Привет'))?.text).toBe('数据 Привет');
    expect(decodeText(utf16('\uFEFF数据类型'))?.text).toBe('数据类型');
  });
});

test.each([
  ['Cyrillic letters of windows-1251', bytes(0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x20, 0x61)],
  ['Chinese signs of GBK', bytes(0xca, 0xfd, 0xbe, 0xdd, 0x0a)],
  ['bytes without a character in ANSI', bytes(0x61, 0x62, 0x81, 0x63)],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d)],
  ['half a letter of UTF-16', bytes(0xff, 0xfe, 0x61, 0, 0x62)],
  ['zeros', new Uint8Array(100)],
])('%s is no text that can be told, and nothing is guessed', (_, given) => {
  expect(decodeText(given)).toBeNull();
});

import { expect, test } from 'vitest';
import { readArrivedMail } from './arrived-mail.ts';

const ascii = (text: string) => Buffer.from(text, 'latin1');

/** Builds a mail of one part with these bytes. */
function mailOf(type: string, body: Buffer, encoding = '8bit'): string {
  const head = `From: rory@school.example\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`;
  return head + body.toString('latin1');
}

const utf8 = (text: string) => Buffer.from(text, 'utf8');
const german = 'Grüße, Herr Müller';
const meta = (label: string, body: string) =>
  `<html><head><meta charset="${label}"></head><body><p>${body}</p></body></html>`;
const oldMeta = (label: string, body: string) =>
  `<html><head><META http-equiv=Content-Type content="text/html; charset=${label}"></head><body><p>${body}</p></body></html>`;
const hello = { japanese: '日本語です', greek: 'Γειά', russian: 'Привет, Марк' };
const koi8 = Buffer.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4, 0x2c, 0x20, 0xed, 0xc1, 0xd2, 0xcb]);
const cp1251 = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x2c, 0x20, 0xcc, 0xe0, 0xf0, 0xea]);
const iso2022 = ascii('\x1b$BF|K\\8l$G$9\x1b(B');
const shiftJis = Buffer.from([0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea, 0x82, 0xc5, 0x82, 0xb7]);
const eucJp = Buffer.from([0xc6, 0xfc, 0xcb, 0xdc, 0xb8, 0xec, 0xa4, 0xc7, 0xa4, 0xb9]);
const gbk = Buffer.from([0xc4, 0xe3, 0xba, 0xc3]);

test.each<readonly [name: string, type: string, body: Buffer, text: string]>([
  ['UTF-8 that says so', 'text/plain; charset=utf-8', utf8(german), german],
  ['UTF-8 without a label', 'text/plain', utf8(german), german],
  ['UTF-8 named us-ascii', 'text/plain; charset="us-ascii"', utf8(german), german],
  ['UTF-8 named default', 'text/plain; charset=default', utf8(german), german],
  ['UTF-8 named unknown-8bit', 'text/plain; charset=unknown-8bit', utf8(german), german],
  ['UTF-8 named by a word that nobody knows', 'text/plain; charset=x-rory', utf8(hello.russian), hello.russian],
  ['UTF-8 with a mark of its byte order', 'text/plain', utf8(`\ufeff${german}`), german],
  [
    'UTF-8 that lost a byte',
    'text/plain; charset=utf-8',
    Buffer.concat([utf8(hello.russian), Buffer.from([0xd0])]),
    `${hello.russian}\ufffd`,
  ],
  ['Latin-1 that says so', 'text/plain; charset=iso-8859-1', ascii(german), german],
  [
    'windows-1252 named iso-8859-1',
    'text/plain; charset=iso-8859-1',
    Buffer.from([0x93, 0x41, 0x94, 0x20, 0x80]),
    '“A” €',
  ],
  ['Latin-1 without a label', 'text/plain', ascii(german), german],
  ['Latin-1 named utf-8', 'text/plain; charset=utf-8', ascii(german), german],
  ['Latin-1 named us-ascii', 'text/plain; charset=us-ascii', ascii(german), german],
  ['Latin-1 named unknown-8bit', 'text/plain; charset=unknown-8bit', ascii(german), german],
  ['koi8-r', 'text/plain; charset=koi8-r', koi8, hello.russian],
  ['windows-1251', 'text/plain; charset=windows-1251', cp1251, hello.russian],
  ['windows-1251 named cp1251', 'text/plain; charset=CP1251', cp1251, hello.russian],
  ['ISO-2022-JP that says so', 'text/plain; charset=iso-2022-jp', iso2022, hello.japanese],
  ['ISO-2022-JP without a label', 'text/plain', iso2022, hello.japanese],
  ['ISO-2022-JP named us-ascii', 'text/plain; charset=us-ascii', iso2022, hello.japanese],
  ['ISO-2022-JP named iso-8859-1', 'text/plain; charset=iso-8859-1', iso2022, hello.japanese],
  ['UTF-7', 'text/plain; charset=utf-7', ascii('Gr+APwA3w-e, 1 +- 1, +2DzfkwA.'), 'Grüße, 1 + 1, \u{1f393}.'],
  ['UTF-7 by its long name, cut', 'text/plain; charset=unicode-1-1-utf-7', ascii('M+APw-ller +A'), 'Müller'],
  ['Shift_JIS', 'text/plain; charset=shift_jis', shiftJis, hello.japanese],
  ['Shift_JIS named cp932', 'text/plain; charset=cp932', shiftJis, hello.japanese],
  ['EUC-JP', 'text/plain; charset=euc-jp', eucJp, hello.japanese],
  ['GBK named gb2312', 'text/plain; charset=gb2312', gbk, '你好'],
  ['HTML in Latin-1 that says so within', 'text/html', ascii(meta('iso-8859-1', german)), german],
  [
    'HTML in windows-1251 that says so within',
    'text/html',
    Buffer.concat([ascii(oldMeta('windows-1251', '').replace('</p></body></html>', '')), cp1251]),
    hello.russian,
  ],
  [
    'HTML in Shift_JIS that says so within, named us-ascii',
    'text/html; charset=us-ascii',
    Buffer.concat([ascii(meta('Shift_JIS', '').replace('</p></body></html>', '')), shiftJis]),
    hello.japanese,
  ],
  [
    'HTML whose header and text disagree',
    'text/html; charset=koi8-r',
    Buffer.concat([ascii(meta('utf-8', '').replace('</p></body></html>', '')), koi8]),
    hello.russian,
  ],
  ['HTML in Latin-1 that calls itself UTF-8', 'text/html', ascii(meta('utf-8', german)), german],
  ['HTML in UTF-8 that calls itself Latin-1', 'text/html', utf8(meta('iso-8859-1', german)), german],
  ['HTML in Latin-1 that says nothing', 'text/html', ascii(`<p>${german}</p>`), german],
])('%s is read letter by letter', async (_, type, body, text) => {
  expect((await readArrivedMail(mailOf(type, body))).text).toBe(text);
  const base64 = ascii(body.toString('base64'));
  expect((await readArrivedMail(mailOf(type, base64, 'base64'))).text).toBe(text);
});

test('UTF-16 is read by its label, and by the mark of its byte order', async () => {
  const bytes = Buffer.from(`\ufeff${hello.greek}`, 'utf16le').toString('base64');
  for (const type of ['text/plain; charset=utf-16', 'text/plain', 'text/plain; charset=utf-16le'])
    expect((await readArrivedMail(mailOf(type, ascii(bytes), 'base64'))).text).toBe(hello.greek);
});

test('each part of a mail has an encoding of its own', async () => {
  const parts = [
    ['text/plain; charset=koi8-r', koi8],
    ['text/plain', ascii(german)],
    ['text/plain', utf8(hello.greek)],
  ] as const;
  const body = parts
    .map(([type, bytes]) => `--b\r\nContent-Type: ${type}\r\n\r\n${bytes.toString('latin1')}\r\n`)
    .join('');
  const { text } = await readArrivedMail(mailOf('multipart/mixed; boundary=b', ascii(`${body}--b--`)));
  for (const words of [hello.russian, german, hello.greek]) expect(text).toContain(words);
});

import { expect, test } from 'vitest';
import { numberInPdf, pdfSubject, readEntered } from './entered-number.ts';

const certificateId = '01936f5c-0e1b-7c01-8a2b-0000c0ffee1a';
const number = { kind: 'number', certificateId };

test('a number is read as people enter it', () => {
  for (const text of [
    certificateId,
    certificateId.toUpperCase(),
    certificateId.replaceAll('-', ' '),
    certificateId.replaceAll('-', ''),
    certificateId.replaceAll('-', ' – '),
    '0193 6f5c 0e1b 7c01 8a2b 0000 c0ff ee1a',
    certificateId.replace('8a2b-', '8a2b-\n'),
    certificateId.replaceAll('0', 'O').replaceAll('1', 'l'),
    `Certificate number\n${certificateId}`,
    `Certificate number: ${certificateId}`,
    `No. ${certificateId}`,
    `learn.example.org/certificates/${certificateId}`,
    `learn.example.org/certificates/${certificateId.toUpperCase()}/`,
  ]) {
    expect({ text, read: readEntered(text) }).toEqual({ text, read: number });
  }
});

test('an address is read with what is around it, and keeps its site', () => {
  const address = new URL(`https://learn.example.org/certificates/${certificateId}`);
  for (const text of [
    address.href,
    `Check it at ${address.href}.`,
    address.href.replace('0e1b-', '0e1b-\n'),
    `(see ${address.href})`,
  ]) {
    expect({ text, read: readEntered(text) }).toEqual({ text, read: { kind: 'link', address } });
  }
});

test('a number with missing or additional characters is incomplete, and other texts are none', () => {
  for (const text of [certificateId.slice(0, -1), `${certificateId}1`, certificateId.replace('f', 'x'), '0193-6f5']) {
    expect({ text, read: readEntered(text) }).toEqual({ text, read: { kind: 'incomplete' } });
  }
  for (const text of [
    '',
    'hello',
    'Ada Lovelace',
    `{"id":"${certificateId}"}`,
    `<svg id="${certificateId}">`,
    'x 1',
    'a1',
  ])
    expect({ text, read: readEntered(text) }).toEqual({ text, read: undefined });
  expect(readEntered(`${'word '.repeat(100)}${certificateId}`)).toBeUndefined();
});

test('a PDF has its number in its properties, or none', () => {
  const pdf = (subject: string) => Buffer.from(`%PDF-1.7\n1 0 obj << /Subject (${subject}) >>`);
  expect(numberInPdf(pdf(pdfSubject(certificateId)))).toBe(certificateId);
  expect(numberInPdf(pdf('Certificate of origin'))).toBeUndefined();
});

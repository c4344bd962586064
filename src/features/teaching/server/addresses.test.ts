import { expect, test } from 'vitest';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { rowsMax } from '../contract.ts';
import { readAddresses } from './addresses.ts';

const addresses = (csv: string) => readAddresses(csv).map(({ address }) => address);

function refusalOf(csv: string) {
  try {
    readAddresses(csv);
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.words];
    throw error;
  }
  return null;
}

test('one address in each line is a list, with empty lines between and in any ends of line', () => {
  expect(readAddresses('ada@example.org\r\n\r\n  grace@example.org \r\n')).toEqual([
    { line: 1, address: 'ada@example.org' },
    { line: 3, address: 'grace@example.org' },
  ]);
});

test.each([
  ['a comma', 'Name,Email\nAda,ada@example.org\n"Hopper, Grace",grace@example.org'],
  ['a semicolon', 'Name;E-Mail\n"Ada; Countess";ada@example.org\nHopper, Grace;grace@example.org'],
  ['a tab', 'email\tname\nada@example.org\tAda\ngrace@example.org\tGrace'],
  ['a comma, behind a byte order mark', '\uFEFFemail,name\nada@example.org,Ada\ngrace@example.org,Grace'],
  ['nothing: it is the only column', 'email address\nada@example.org\ngrace@example.org'],
])('a column called email is found where columns are separated by %s', (_, csv) => {
  expect(addresses(csv)).toEqual(['ada@example.org', 'grace@example.org']);
});

test('a row that ends before the column of addresses has none, and is not left out', () => {
  expect(readAddresses('name,email\nAda\nGrace,grace@example.org')).toEqual([
    { line: 2, address: '' },
    { line: 3, address: 'grace@example.org' },
  ]);
});

test.each([
  ['nothing but white space', ' \n\t\n', ['csv-empty', {}]],
  ['a heading alone', 'name,email\n', ['csv-empty', {}]],
  ['columns of which none is called email', 'name,address\nAda,ada@example.org', ['csv-without-email', {}]],
  [
    'a quotation mark that is not closed',
    'name,email\nAda,ada@example.org\n"Grace,g@example.org',
    ['csv-unreadable', { line: '3' }],
  ],
  ['a quotation mark within a word', 'name,email\nA"da,ada@example.org', ['csv-unreadable', { line: '2' }]],
])('what cannot be taken for a list is refused, with the reason: %s', (_, csv, refusal) => {
  expect(refusalOf(csv)).toEqual(refusal);
});

test('as many people as a list may have are read, and one more is refused', () => {
  const people = (count: number) => Array.from({ length: count }, (_, number) => `u${number}@example.org`).join('\n');
  expect(readAddresses(people(rowsMax))).toHaveLength(rowsMax);
  expect(refusalOf(people(rowsMax + 1))).toEqual(['csv-too-long', {}]);
});

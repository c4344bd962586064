import { expect, test } from 'vitest';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { rowsMax } from '../contract.ts';
import { readAddresses } from './addresses.ts';
import { withNamedSigns } from './one-address.ts';

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
  ['columns without an address', 'Name;Ort\nAda;Bonn', ['csv-without-email', { headings: '"Name", "Ort"' }]],
  [
    'several columns of addresses',
    'Name,Own,Parent\nAda,ada@example.org,byron@example.org',
    ['csv-several-emails', { headings: '"Own", "Parent"' }],
  ],
])('what cannot be taken for a list is refused, with the reason: %s', (_, csv, refusal) => {
  expect(refusalOf(csv)).toEqual(refusal);
});

test.each([
  [
    'Moodle in German',
    '\uFEFF"Vorname","Nachname","E-Mail-Adresse","Gruppen"\r\n"Ada","Muster","ada@example.org","A"\r\n',
  ],
  ['Moodle in French', 'Prénom;Nom;"Adresse de courriel";Groupes\r\nAda;Exemple;ada@example.org;A\r\n'],
  [
    'Moodle in Spanish',
    '"Nombre","Apellido(s)","Dirección de correo","Grupos"\n"Ada","Ejemplo","ada@example.org","A"\n',
  ],
  ['a campus system', 'REGISTRATION_NUMBER;FAMILY_NAME_OF_STUDENT;EMAIL_OF_STUDENT\r\n0360;Muster;ada@example.org\r\n'],
  ['an address book', 'First Name,E-mail 1 - Label,E-mail 1 - Value\nAda,* Work,ada@example.org\n'],
  ['a form', '"Timestamp","Email Address","What is your\nname?"\n"9:12","ada@example.org","Ada,\nthe first"\n'],
  ['Canvas', 'Student,ID,SIS Login ID,Section\nAda,7,ada@example.org,A\n'],
  ['Japanese', '氏名,メールアドレス\nエイダ,ada@example.org\n'],
  ['Greek, without a word for mail', 'Όνομα;Ηλ. ταχυδρομείο\nAda;ada@example.org'],
  ['two columns of addresses, one called email', 'E-Mail:,Parent\nada@example.org,byron@example.org\n'],
  ['no headings', 'Ada,ada@example.org\nGrace,\n'],
  ['a bar between columns', 'name|email\nAda|ada@example.org'],
])('the column with addresses is found in a table of %s', (_, csv) => {
  expect(addresses(csv).filter(Boolean)).toEqual(['ada@example.org']);
});

test.each(['sep=;', '"sep=;"', 'sep=;;;;', 'SEP=;'])('the line %s names the separator and is no row', (line) => {
  const csv = `${line}\r\nNachname;E-Mail\r\n"Müller, A; B";ada@example.org\r\n;;;\r\n ; ;\r\n`;
  expect(readAddresses(csv)).toEqual([{ line: 3, address: 'ada@example.org' }]);
});

test('empty rows of a spreadsheet are no rows, however many', () => {
  const csv = `Nachname;E-Mail\r\nÜnal;ada@example.org\r\n${';;;\r\n'.repeat(6000)}`;
  expect(readAddresses(csv)).toEqual([{ line: 2, address: 'ada@example.org' }]);
});

test.each([
  '\u00A0ada@example.org\u00A0',
  'ada@example.org\u200B',
  'a\u00ADda@exam\u200Dple.org',
  '\u202Aada@example.org\u202C',
  'Ada Example <ada@example.org>',
  '"Example, Ada" <ada@example.org>',
  'Example, Ada <ada@example.org>;',
  'mailto:ada@example.org',
  '<mailto:ada@example.org?subject=Hello>',
  "'ada@example.org'",
  '“ada@example.org”',
  '<ada@example.org>',
  'ada@example.org.',
  'ada@example.org,',
  'ada@example.org;',
])('an address is read however it is pasted: %s', (line) => {
  expect(addresses(`first@example.org\n${line}\nlast@example.org`)).toEqual([
    'first@example.org',
    'ada@example.org',
    'last@example.org',
  ]);
  expect(addresses(line)).toEqual(['ada@example.org']);
});

test.each([
  'Example, Ada <ada@example.org>; Grace Muster <grace@example.org>; tim@example.org',
  'ada@example.org, grace@example.org,tim@example.org,',
  'ada@example.org grace@example.org tim@example.org',
  '"Example; Ada" <ada@example.org>, grace@example.org; <tim@example.org>',
  'ada@example.org；grace@example.org、tim@example.org',
  'ada@example.org;\ngrace@example.org;tim@example.org',
])('several addresses in one line are read: %s', (csv) => {
  expect(addresses(csv)).toEqual(['ada@example.org', 'grace@example.org', 'tim@example.org']);
});

test('a name without an address among several is a line of its own, so that nobody is lost unseen', () => {
  expect(addresses('ada@example.org; grace; tim@example.org')).toEqual(['ada@example.org', 'grace', 'tim@example.org']);
});

test.each([
  ['within a word', 'Name,Email\nJuan "Johnny" E,ada@example.org\n"Robert ""Bob"" M",grace@example.org'],
  ['never closed', 'Name,Email\n"Ada,ada@example.org\nGrace,grace@example.org'],
  ['closed in another row', 'Name,Email\n"Ada,ada@example.org\nGrace" H,grace@example.org'],
])('a stray quotation mark takes no other row with it: %s', (_, csv) => {
  expect(readAddresses(csv)).toEqual([
    { line: 2, address: 'ada@example.org' },
    { line: 3, address: 'grace@example.org' },
  ]);
});

test('a sign that looks like another one is named where an address is refused', () => {
  expect(withNamedSigns('learner¹9@example.org')).toBe('learner¹[U+00B9]9@example.org');
  expect(withNamedSigns('\u0430da@example.org')).toBe('\u0430[U+0430]da@example.org');
  expect(withNamedSigns('Müller')).toBe('Müller');
});

test('as many people as a list may have are read, and one more is refused', () => {
  const people = (count: number) => Array.from({ length: count }, (_, number) => `u${number}@example.org`).join('\n');
  expect(readAddresses(people(rowsMax))).toHaveLength(rowsMax);
  expect(refusalOf(people(rowsMax + 1))).toEqual(['csv-too-long', {}]);
});

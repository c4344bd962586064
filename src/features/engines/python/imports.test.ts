import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';

const taken = new Set(['json', 'token', 'random']);
const of = (source: string, more = {}, input = {}) =>
  importsOf({ language: 'python', files: { 'main.py': source, ...more }, entry: 'main.py' }, input, taken);

test('what a program imports of the library is told, in whichever way and whichever file it does', () => {
  const source =
    'import json, re as r\nfrom datetime import date\n\ndef f():\n    import pathlib as p\nx = "import csv"';
  expect(of(source, { 'shop.py': 'from decimal import *' })).toEqual(['datetime', 'decimal', 'json', 'pathlib', 're']);
});

test('what shows itself when it is imported, or does not exist, is left to the program', () => {
  expect(of('import this, antigravity, nothing')).toEqual([]);
});

test('nothing may be imported before a program with a file named as a module of the library', () => {
  expect(of('import json', { 'token.py': '' })).toBe(null);
  expect(of('import json', {}, { files: { 'random/dice.py': '' } })).toBe(null);
  expect(of('import json', {}, { files: { 'token.txt': '' } })).toEqual(['json']);
});

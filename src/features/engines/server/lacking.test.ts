import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool, runOnce } from '../../../../test/support/engines.ts';
import { programOf } from '../../../../test/support/programs.ts';
import type { ProgramResult } from '../run.ts';

const pool = await openPool();
afterAll(() => pool.stop());

/** Programs that use a missing feature, each with a part of its error. */
const programs = {
  javascript: {
    '(1234.5).toLocaleString()': 'toFixed',
    "new Date(0).toLocaleDateString('de')": 'toISOString',
    '[1234.5].toLocaleString()': 'toFixed',
    "new Intl.NumberFormat('en')": 'padStart',
    "'ä'.localeCompare('z', 'sv')": 'Leave the language out',
    "'I'.toLocaleLowerCase('tr')": 'Write the text yourself',
    "prompt('Your name')": 'into a variable',
    "confirm('Sure?')": 'decide with a value',
    "alert('Hi')": 'console.log',
    "fetch('/weather.json')": 'no network',
    'new XMLHttpRequest()': 'no network',
    "new WebSocket('wss://a.example')": 'no network',
    "new EventSource('/news')": 'no network',
    "new Worker('work.js')": 'one thread',
    "localStorage.getItem('a')": 'use a Map',
    "indexedDB.open('a')": 'use a Map',
    "require('fs')": 'import',
    'module.exports = 1': 'import and export',
    "import fs from 'fs'": 'your own files',
    "import _ from 'lodash'": 'your own files',
    "document.querySelector('p')": 'without a page',
    "window.addEventListener('load', () => {})": 'without a page',
    'navigator.language': 'without a page',
    'process.argv': 'without Node.js',
    "Buffer.from('a')": 'without Node.js',
    "new URL('https://a.example')": 'plain JavaScript',
    'crypto.randomUUID()': 'plain JavaScript',
    'new AbortController()': 'plain JavaScript',
    "print('Hi')": 'console.log',
    'readline()': 'into a variable',
  },
  python: {
    'import turtle': 'no window',
    'import tkinter': 'no window',
    'import requests': 'no network',
    "import urllib.request\nurllib.request.urlopen('http://a.example')": 'no network',
    "import http.server\nhttp.server.HTTPServer(('', 8000), None)": 'no network',
    "import smtplib\nsmtplib.SMTP('mail.example')": 'no network',
    "from zoneinfo import ZoneInfo\nZoneInfo('Europe/Berlin')": 'timezone.utc',
    'import threading\nthreading.Thread(target=print).start()': 'no threads',
    'from concurrent.futures import ThreadPoolExecutor': 'no threads',
    'from concurrent.futures import ProcessPoolExecutor': 'no threads',
    'import multiprocessing': 'no processes',
    "import os\nos.system('ls')": 'no other programs',
    "import subprocess\nsubprocess.run(['ls'])": 'cannot start other programs',
    'import signal\nsignal.alarm(1)': 'no signals',
    'breakpoint()': 'no debugger',
    'import numpy': 'your own files',
    'import curses': 'your own files',
    'input()': 'more input than there is',
  },
} as const;

const languages = ['javascript', 'python'] as const;
/** Outcome of each program, by its source. */
const outcomes = new Map<string, ProgramResult>();

beforeAll(async () => {
  for (const language of languages)
    for (const source of Object.keys(programs[language]))
      outcomes.set(source, await runOnce(pool, programOf(language, source)));
});

test.each(languages)('%s: an error says what is missing and what to do instead', (language) => {
  for (const [source, sentence] of Object.entries(programs[language])) {
    const { ended, raised } = outcomes.get(source) ?? {};
    expect
      .soft({ source, ended, message: raised?.message })
      .toEqual({ source, ended: 'error', message: expect.stringContaining(sentence) as unknown });
  }
});

test('a page that has a document is not said to be missing', async () => {
  const program = programOf('javascript', 'new MutationObserver(() => {})', {}, '<p>Hi</p>');
  expect((await runOnce(pool, program)).raised?.message).toContain('has a document, but few other features');
});

test.each(['typeof navigator', 'typeof URL', 'typeof process'])('%s can be asked for', async (source) => {
  expect((await runOnce(pool, programOf('javascript', `console.log(${source})`))).stdout).toBe('undefined\n');
});

test('docs/engines.md lists the missing features with their errors', async () => {
  await expect(documentOf()).toMatchFileSnapshot('../../../../docs/engines.md');
});

function saidOf(source: string): string {
  const { names, message } = outcomes.get(source)?.raised ?? {};
  return `${names?.[0]}: ${message}`;
}

function documentOf(): string {
  const table = (language: keyof typeof programs) =>
    Object.keys(programs[language])
      .map((source) => `| \`${source.replaceAll('\n', '; ')}\` | ${saidOf(source)} |`)
      .join('\n');
  return `# What the editors lack

Programs of exercises run in engines of the site, not in a browser’s page and not on a computer: without a network, without
other programs, and without storage. A missing feature raises an error that says what to do instead. A test compares this list with the engines.

## JavaScript

| program | error |
| --- | --- |
${table('javascript')}

## Python

| program | error |
| --- | --- |
${table('python')}
`;
}

test('a console sets in groups, counts and draws tables', async () => {
  const source =
    "console.group('A'); console.log('x\\ny'); console.groupEnd(); console.count(); console.count(); console.clear(); console.table([{ a: 1 }]);";
  const { stdout } = await runOnce(pool, programOf('javascript', source));
  expect(stdout).toBe(
    'A\n  x\n  y\ndefault: 1\ndefault: 2\n┌─────────┬───┐\n│ (index) │ a │\n├─────────┼───┤\n│ 0       │ 1 │\n└─────────┴───┘\n',
  );
});

test('an input of lines that end as on Windows is read as on a computer', async () => {
  const { stdout } = await runOnce(pool, programOf('python', 'import sys\nprint([sys.stdin.read()])'), {
    stdin: 'a\r\nb\r\n',
  });
  expect(stdout).toBe("['a\\nb\\n']\n");
});

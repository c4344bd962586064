import { afterAll, expect, test } from 'vitest';
import { openPool, runOnce } from '../../../../../test/support/engines.ts';
import { programOf } from '../../../../../test/support/programs.ts';

const pool = await openPool();
afterAll(() => pool.stop());

const javascript: Readonly<Record<string, string>> = {
  '(1234.5).toLocaleString()': 'toFixed',
  "new Date(0).toLocaleDateString('de')": 'toISOString',
  '[1234.5].toLocaleString()': 'toFixed',
  "new Intl.NumberFormat('en')": 'padStart',
  "'ä'.localeCompare('z', 'sv')": 'Leave the language out',
  "'I'.toLocaleLowerCase('tr')": 'Write the text yourself',
  "prompt('Your name')": 'into a variable',
  "alert('Hi')": 'console.log',
  "fetch('/weather.json')": 'no network',
  'new XMLHttpRequest()': 'no network',
  "localStorage.getItem('a')": 'use a Map',
  "require('fs')": 'import',
};

const python: Readonly<Record<string, string>> = {
  'import turtle': 'no window',
  'import requests': 'no network',
  'import urllib.request\nurllib.request.urlopen("http://a.example")': 'no network',
  'from zoneinfo import ZoneInfo\nZoneInfo("Europe/Berlin")': 'timezone.utc',
  'import threading\nthreading.Thread(target=print).start()': 'no threads',
  'from concurrent.futures import ThreadPoolExecutor\nThreadPoolExecutor()': 'no threads',
  'import os\nos.system("ls")': 'no other programs',
  'import subprocess\nsubprocess.run(["ls"])': 'cannot start other programs',
  'import multiprocessing': 'no processes',
  'import numpy': 'your own files',
  'input()': 'more input than there is',
};

test.each([
  ['javascript', javascript],
  ['python', python],
] as const)('%s: what is missing is said in a sentence, with what to do instead', async (language, sentences) => {
  for (const [source, sentence] of Object.entries(sentences)) {
    const { ended, raised } = await runOnce(pool, programOf(language, source));
    expect
      .soft({ source, ended, message: raised?.message })
      .toEqual({ source, ended: 'error', message: expect.stringContaining(sentence) as unknown });
  }
});

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

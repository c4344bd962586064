import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { builtPages, requireSite } from '../../src/app/server/built-site.ts';
import { lessonPage } from '../../src/features/lessons/contract.ts';
import { reachable } from '../build/reachable.ts';
import { paramsAt } from '../../src/platform/contract/page-path.ts';

/** Budgets of pages in gzip. */
export const homeMaxKiB = 108;
const pageMaxKiB = 122;
/** Budget of a lesson's page with everything it loads before its editor, prerendered or as a shell. */
const lessonMaxKiB = 140;
const sharedPart = /^(framework|site|common|account|data|forms|boot|rolldown-runtime)-/;
/** Budgets of parts; the first match applies. */
const partsMaxKiB: readonly (readonly [RegExp, number])[] = [
  // Loaded with a visible exercise, its first run, or the learner's own note.
  [/^exercise-/, 20],
  // Shared by exercises and paused screencasts; the bundler names it after one of its modules.
  [/^work-panel-/, 12],
  // Explanations of mistakes, loaded with the first one.
  [/^explained-/, 21],
  [/^editor-[\w-]{8}\./, 105],
  [/^editor-javascript-/, 36],
  [/^editor-python-/, 20],
  [/^engine-javascript-worker-/, 130],
  [/^engine-python-worker-/, 48],
  // Includes a Markdown parser, for the preview of a note.
  [/^note-preview-/, 17],
  // The CV viewer of the console, on demand: PDF.js in the page, its reading thread and its rendering thread.
  [/^cv-part-/, 160],
  [/^engine-pdf-worker-/, 400],
  [/^engine-pdf-renderer-/, 55],
  // The console's kit, and the sections that are in one file because administrators move between them.
  [/^console-/, 30],
  // Content editing, loaded separately from the console's own pages.
  [/^content-part-/, 13],
  // Includes a YAML parser, for the form fields of a file's lists.
  [/^lists-part-/, 36],
  // A page's own code: libraries and shared code are in files of their own.
  [/^/, 8],
];
const heaviestShown = 11;

/** Reports the gzip sizes of the built site; returns one line per exceeded budget. */
export function weigh(): string[] {
  const { folder, table } = requireSite();
  const htmlAt = (path: string) => readFileSync(join(folder, table.outputs[path]?.file ?? ''), 'utf8');
  const scriptsAt = (path: string) => scriptsOf(folder, htmlAt(path));
  const home = scriptsAt('/');
  for (const [file, bytes] of home) console.log(`${inKiB(bytes).padStart(10)}  ${file}`);
  const names = readdirSync(join(folder, 'assets'));
  const assets = names.map((name) => ({ name, bytes: bytesOf(folder, `assets/${name}`) }));
  const sheet = (of: RegExp) => sumOf(assets.filter(({ name }) => of.test(name)).map(({ bytes }) => bytes));
  const parts = assets.filter(({ name }) => name.endsWith('.js') && !sharedPart.test(name));
  const shell = scriptsOf(folder, readFileSync(join(folder, table.shells[lessonPage] ?? ''), 'utf8'));
  const lessons = Object.keys(table.outputs).filter((path) => paramsAt(lessonPage, path));
  const heaviestLesson = Math.max(...lessons.map((path) => sumOf(scriptsAt(path).values())));
  return [
    ...sizeFaults(sumOf(shell.values()), 'the empty shell of a lesson', lessonMaxKiB),
    ...sizeFaults(heaviestLesson, `the heaviest of ${lessons.length} lessons before its editor`, lessonMaxKiB),
    ...sizeFaults(sheet(/^style-.*\.css$/), 'the style sheet', 14),
    ...sizeFaults(sheet(/^lesson-print-.*\.css$/), 'that of a lesson on paper', 2),
    // Contains all classes of the site.
    ...sizeFaults(sheet(/^console-.*\.css$/), 'that of the console', 11),
    ...sizeFaults(sumOf(home.values()), 'gzip in all that the home page names', homeMaxKiB),
    ...builtPages(table)
      .filter((path) => path !== '/')
      .flatMap((path) => sizeFaults(sumOf(scriptsAt(path).values()), path, pageMaxKiB)),
    ...parts
      .toSorted((a, b) => b.bytes - a.bytes)
      .slice(0, heaviestShown)
      .flatMap(({ name, bytes }) => {
        const [, maxKiB = 0] = partsMaxKiB.find(([pattern]) => pattern.test(name)) ?? [];
        return sizeFaults(bytes, `${name}, a part of single pages`, maxKiB);
      }),
  ];
}

/** Reports a size. A size of 0 is an error, not a small file. */
export function sizeFaults(bytes: number, what: string, mostKiB: number): string[] {
  const isMet = bytes > 0 && bytes <= mostKiB * 1024;
  const line = `${inKiB(bytes).padStart(10)}  ${what}: ${isMet ? 'within' : 'NOT within'} ${inKiB(mostKiB * 1024)}`;
  console.log(line);
  return isMet ? [] : [line.trim()];
}

/** Every script that a built page loads, including static imports, with its size in gzip. */
function scriptsOf(folder: string, html: string): Map<string, number> {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  const scripts = tags.filter((tag) => /^<script|\brel="?modulepreload\b|\bas="fetch".*\.js"/.test(tag));
  const named = scripts.flatMap((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
  const found = reachable(named, (file) => {
    const code = readFileSync(join(folder, file), 'utf8');
    const imports = [...code.matchAll(/\b(?:from|import)\s*["'](\.{1,2}\/[^"']+)["']/g)];
    return imports.map(([, path = '']) => posix.join(posix.dirname(file), path));
  });
  return new Map([...found].map((file) => [file, bytesOf(folder, file)]));
}

/** Size as sent to a browser that accepts gzip: the build has compressed it. */
function bytesOf(folder: string, file: string): number {
  return statSync(join(folder, `${file}.gz`), { throwIfNoEntry: false })?.size ?? 0;
}

function sumOf(all: Iterable<number>): number {
  return [...all].reduce((sum, bytes) => sum + bytes, 0);
}

function inKiB(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { builtPages, requireSite } from '../../src/app/server/built-site.ts';
import { lessonPage } from '../../src/features/lessons/contract.ts';
import { paramsAt } from '../../src/platform/contract/page-path.ts';

/** What a page may name, in gzip; a page with a form or the search may name more than one of text or content. */
export const homeMaxBytes = 103 * 1024;
const pageMaxBytes = 107 * 1024;
const formPageMaxBytes = 120 * 1024;
/** What one page has of its own, in gzip: libraries and what pages share stand in files of their own. */
const pagePartMaxBytes = 8 * 1024;
/** A lesson's page, with all that it names before its editor, as it is rendered and as a shell. */
const lessonMaxBytes = 130 * 1024;
/** What comes with an exercise in view, or its first run, or a look at one's own note. */
const learnersParts: readonly (readonly [RegExp, maxBytes: number])[] = [
  [/^exercise-/, 20 * 1024],
  // What an exercise and a recording that is paused share; the bundler names it after one of its modules.
  [/^work-panel-/, 12 * 1024],
  [/^editor-[\w-]{7}\./, 105 * 1024],
  [/^editor-javascript-/, 36 * 1024],
  [/^editor-python-/, 20 * 1024],
  [/^engine-javascript-worker-/, 130 * 1024],
  [/^engine-python-worker-/, 13 * 1024],
  // With a reader of Markdown, for whoever looks at a note as it reads.
  [/^note-preview-/, 16 * 1024],
];
/** All pages of the console in one: whoever opens one of them goes on to the next. What they share with its later parts is named after one of its modules. */
const consolePart = [/^(console|asked-button)-/, 24 * 1024] as const;
/** Where administrators write: the console's own pages come without it. */
const contentParts: readonly (readonly [RegExp, maxBytes: number])[] = [
  [/^content-part-/, 13 * 1024],
  // With a reader of YAML, for the lists of a file as fields.
  [/^lists-part-/, 36 * 1024],
];
/** What shows a CV in the console, on demand: PDF.js in the page, in the thread that reads and in the one that draws. */
const cvParts: readonly (readonly [RegExp, maxBytes: number])[] = [
  [/^cv-part-/, 160 * 1024],
  [/^engine-pdf-worker-/, 400 * 1024],
  [/^engine-pdf-renderer-/, 55 * 1024],
];
const sharedPart = /^(framework|site|forms|prose|parts|data|boot|rolldown-runtime)-/;
const styleMaxBytes = 13 * 1024;
const lessonPrintMaxBytes = 2 * 1024;
/** Has all classes of the site in it. */
const consoleStyleMaxBytes = 11 * 1024;
const heaviestShown = 11;

/** Tells what the built site sends in gzip; gives a line for each budget that is not kept. */
export function weigh(): string[] {
  const { folder, table } = requireSite();
  const htmlAt = (path: string) => readFileSync(join(folder, table.outputs[path]?.file ?? ''), 'utf8');
  const scriptsAt = (path: string) => scriptsOf(folder, htmlAt(path));
  const home = scriptsAt('/');
  for (const [file, bytes] of home) console.log(`${inKiB(bytes).padStart(10)}  ${file}`);
  const assets = readdirSync(join(folder, 'assets')).map((name) => ({
    name,
    bytes: bytesOf(folder, `assets/${name}`),
  }));
  const sheets = (of: string) => assets.filter(({ name }) => name.startsWith(`${of}-`) && name.endsWith('.css'));
  const parts = assets.filter(({ name }) => name.endsWith('.js') && !sharedPart.test(name));
  const shell = scriptsOf(folder, readFileSync(join(folder, table.shells[lessonPage] ?? ''), 'utf8'));
  const lessons = Object.keys(table.outputs).filter((path) => paramsAt(lessonPage, path));
  const heaviestLesson = Math.max(...lessons.map((path) => sumOf(scriptsAt(path).values())));
  return [
    ...judge(sumOf(shell.values()), 'the empty shell of a lesson', lessonMaxBytes),
    ...judge(heaviestLesson, `the heaviest of ${lessons.length} lessons before its editor`, lessonMaxBytes),
    ...judge(sumOf(sheets('style').map(({ bytes }) => bytes)), 'the style sheet', styleMaxBytes),
    ...judge(sumOf(sheets('lesson-print').map(({ bytes }) => bytes)), 'that of a lesson on paper', lessonPrintMaxBytes),
    ...judge(sumOf(sheets('console').map(({ bytes }) => bytes)), 'that of the console', consoleStyleMaxBytes),
    ...judge(sumOf(home.values()), 'gzip in all that the home page names', homeMaxBytes),
    ...builtPages(table)
      .filter((path) => path !== '/')
      .flatMap((path) =>
        judge(sumOf(scriptsAt(path).values()), path, hasForm(htmlAt(path)) ? formPageMaxBytes : pageMaxBytes),
      ),
    ...parts
      .toSorted((a, b) => b.bytes - a.bytes)
      .slice(0, heaviestShown)
      .flatMap(({ name, bytes }) => judge(bytes, `${name}, a part of single pages`, partMaxBytes(name))),
  ];
}

function partMaxBytes(name: string): number {
  return (
    [...learnersParts, ...cvParts, consolePart, ...contentParts].find(([pattern]) => pattern.test(name))?.[1] ??
    pagePartMaxBytes
  );
}

/** Whether there is a form in what the page itself shows: the newsletter's stands beneath all of them. */
function hasForm(html: string): boolean {
  return /<main\b.*<form\b.*<\/main>/s.test(html);
}

/** Tells a size. What weighs nothing is not small but broken. */
export function judge(bytes: number, what: string, mostBytes: number): string[] {
  const isMet = bytes > 0 && bytes <= mostBytes;
  const line = `${inKiB(bytes).padStart(10)}  ${what}: ${isMet ? 'within' : 'NOT within'} ${inKiB(mostBytes)}`;
  console.log(line);
  return isMet ? [] : [line.trim()];
}

/** Every script that a built page names, and what those import statically in turn, with its size in gzip. */
function scriptsOf(folder: string, html: string): Map<string, number> {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  const scripts = tags.filter((tag) => /^<script|\brel="?modulepreload\b|\bas="fetch".*\.js"/.test(tag));
  const found = new Set(scripts.flatMap((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []));
  // A set that grows is walked to its end.
  for (const file of found) {
    const code = readFileSync(join(folder, file), 'utf8');
    for (const [, path = ''] of code.matchAll(/\b(?:from|import)\s*["'](\.{1,2}\/[^"']+)["']/g))
      found.add(posix.join(posix.dirname(file), path));
  }
  return new Map([...found].map((file) => [file, bytesOf(folder, file)]));
}

/** As it is sent to a browser that takes gzip: the build has packed it. */
function bytesOf(folder: string, file: string): number {
  return statSync(join(folder, `${file}.gz`), { throwIfNoEntry: false })?.size ?? 0;
}

function sumOf(all: Iterable<number>): number {
  return [...all].reduce((sum, bytes) => sum + bytes, 0);
}

function inKiB(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

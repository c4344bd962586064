import type { Files, Input, Program } from '../run.ts';

/**
 * Modules of Python's library that are slow to import and can be imported ahead: without output, and always with the
 * same result.
 */
const library = (
  'argparse asyncio calendar collections contextlib copy csv dataclasses datetime decimal enum fractions functools ' +
  'hashlib heapq html inspect json logging pathlib pprint random re secrets shutil sqlite3 statistics string textwrap ' +
  'threading typing unittest urllib uuid'
).split(' ');
const importLine = /^[ \t\f]*(?:import|from)\s.*$/gm;

/**
 * Library modules to import before a program runs, because the program imports them; null if none may be, since one of
 * its files shadows a module of the library (`taken`).
 */
export function importsOf({ files }: Program, input: Input, taken: ReadonlySet<string>): readonly string[] | null {
  const paths = Object.keys({ ...files, ...input.files });
  if (paths.some((path) => moduleNames(path).some((name) => taken.has(name)))) return null;
  const words = new Set(wordsOfImports(files));
  return library.filter((name) => words.has(name));
}

function wordsOfImports(files: Files): readonly string[] {
  const lines = Object.values(files).flatMap((text) => text.match(importLine) ?? []);
  return lines.flatMap((line) => line.split(/\W+/));
}

/** Module names of a Python file and of its folders. */
function moduleNames(path: string): readonly string[] {
  return path.endsWith('.py') ? path.slice(0, -'.py'.length).split('/') : [];
}

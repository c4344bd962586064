import type { Files, Input, Program } from '../run.ts';

/** Of Python's library, what takes time to import, is the same whoever imports it, and when, and shows nothing. */
const library = (
  'argparse asyncio calendar collections contextlib copy csv dataclasses datetime decimal enum fractions functools ' +
  'hashlib heapq html inspect json logging pathlib pprint random re secrets shutil sqlite3 statistics string textwrap ' +
  'threading typing unittest urllib uuid'
).split(' ');
const importLine = /^[ \t\f]*(?:import|from)\s.*$/gm;

/**
 * What of the library may be imported before a program runs, because the program imports it; null where nothing may be, since one
 * of its files has the name of a module of the library (`taken`) and Python would import that instead.
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

/** Of a file of Python and of the folders that it stands in. */
function moduleNames(path: string): readonly string[] {
  return path.endsWith('.py') ? path.slice(0, -'.py'.length).split('/') : [];
}

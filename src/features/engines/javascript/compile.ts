import { transform } from 'sucrase';
import type { Report } from '../engine.ts';
import type { Files } from '../run.ts';
import { parseModule } from './parse.ts';
import { watchPromises } from './watch-promises.ts';

/** Compiled files by name, and the report of a run whose files have a syntax error. */
export interface Compiled {
  readonly files: Files;
  readonly fault?: Report;
}

/**
 * Compiles JSX to JavaScript; every line keeps its number. A second parser finds syntax errors: the compiler misses
 * many, such as mismatched tags, and gives no positions.
 */
export function compileJsx(sources: Files): Compiled {
  const files: Record<string, string> = {};
  for (const [file, source] of Object.entries(sources)) {
    const { tree, raised } = isCode(file) ? parseModule(source, file) : {};
    if (raised) return { files, fault: { ended: 'error', raised } };
    files[file] = tree ? compile(watchPromises(source, tree)) : source;
  }
  return { files };
}

/** Compiles JavaScript without JSX. Files with a syntax error stay as they are, for the engine to report. */
export function compileJavascript(sources: Files): Compiled {
  const files: Record<string, string> = {};
  for (const [file, source] of Object.entries(sources)) {
    const { tree } = isCode(file) ? parseModule(source, file) : {};
    files[file] = tree ? watchPromises(source, tree) : source;
  }
  return { files };
}

function isCode(file: string): boolean {
  return /\.jsx?$/.test(file);
}

function compile(source: string): string {
  return transform(source, {
    transforms: ['jsx'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
  }).code;
}

import { transform } from 'sucrase';
import type { Report } from '../engine.ts';
import type { Files } from '../run.ts';
import { parseModule } from './parse.ts';

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
    const isCode = /\.jsx?$/.test(file);
    const { raised } = isCode ? parseModule(source, file) : {};
    if (raised) return { files, fault: { ended: 'error', raised } };
    files[file] = isCode ? compile(source) : source;
  }
  return { files };
}

function compile(source: string): string {
  return transform(source, { transforms: ['jsx'], jsxRuntime: 'automatic', production: true }).code;
}

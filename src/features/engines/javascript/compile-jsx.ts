import { Parser } from 'acorn';
import jsx from 'acorn-jsx';
import { transform } from 'sucrase';
import type { Report } from '../engine.ts';
import type { Files, Raised } from '../run.ts';

/** Compiled files by name, and the report of a run whose files have a syntax error. */
export interface Compiled {
  readonly files: Files;
  readonly fault?: Report;
}

const parser = Parser.extend(jsx());

/** Compiles JSX to JavaScript; every line keeps its number. */
export function compileJsx(sources: Files): Compiled {
  const files: Record<string, string> = {};
  for (const [file, source] of Object.entries(sources)) {
    const raised = /\.jsx?$/.test(file) ? findFault(source, file) : null;
    if (raised) return { files, fault: { ended: 'error', raised } };
    files[file] = /\.jsx?$/.test(file) ? compile(source) : source;
  }
  return { files };
}

/**
 * Finds syntax errors with a second parser: the compiler misses many, such as mismatched tags, and gives no positions.
 */
function findFault(source: string, file: string): Raised | null {
  try {
    parser.parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
    return null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { loc, pos } = error as SyntaxError & { readonly loc: { readonly line: number }; readonly pos: number };
    const { line } = loc;
    const message = error.message.replace(/ \(\d+:\d+\)$/, '').replace(/^Unexpected token$/, unexpectedAt(source, pos));
    return {
      names: ['SyntaxError', 'Error'],
      message,
      file,
      line,
      trace: `SyntaxError: ${message}\n    at ${file}:${line}`,
    };
  }
}

/** Message of a browser for a token that fits nowhere. */
function unexpectedAt(source: string, pos: number): string {
  const [token] = /^(?:[\w$]+|.)/u.exec(source.slice(pos, pos + 60)) ?? [];
  return token === undefined ? 'Unexpected end of input' : `Unexpected token '${token}'`;
}

function compile(source: string): string {
  return transform(source, { transforms: ['jsx'], jsxRuntime: 'automatic', production: true }).code;
}

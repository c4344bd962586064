import { type Node, Parser } from 'acorn';
import jsx from 'acorn-jsx';
import type { Raised } from '../run.ts';

const parser = Parser.extend(jsx());

/** Tree of a module, or its syntax error. */
interface Parsed {
  readonly tree?: Node;
  readonly raised?: Raised;
}

/** Parses a module with JSX. Too deep a nesting is a syntax error. */
export function parseModule(source: string, file: string): Parsed {
  try {
    return { tree: parser.parse(source, { ecmaVersion: 'latest', sourceType: 'module', locations: true }) };
  } catch (error) {
    if (error instanceof RangeError) return { raised: syntaxError('the code is nested too deeply', file, 1) };
    if (!(error instanceof SyntaxError)) throw error;
    const { loc, pos } = error as SyntaxError & { readonly loc: { readonly line: number }; readonly pos: number };
    const message = error.message.replace(/ \(\d+:\d+\)$/, '').replace(/^Unexpected token$/, unexpectedAt(source, pos));
    return { raised: syntaxError(message, file, loc.line) };
  }
}

/** Message of a browser for a token that fits nowhere. */
function unexpectedAt(source: string, pos: number): string {
  const [token] = /^(?:[\w$]+|.)/u.exec(source.slice(pos, pos + 60)) ?? [];
  return token === undefined ? 'Unexpected end of input' : `Unexpected token '${token}'`;
}

function syntaxError(message: string, file: string, line: number): Raised {
  const trace = `SyntaxError: ${message}\n    at ${file}:${line}`;
  return { names: ['SyntaxError', 'Error'], message, file, line, trace };
}

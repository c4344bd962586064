import { analyse } from 'scslre';
import ts from 'typescript';

/** Regular expression whose time grows faster than its input. */
export interface SlowPattern {
  /** Counts from 1. */
  readonly line: number;
  readonly pattern: string;
}

/** Comment that justifies a pattern, on its line or the one above: the input is short, or comes from an operator. */
const reason = /\/[/*] linear: \S/;

/** Finds regular expressions in a source (`.ts` or `.tsx`) that may take more than linear time and have no comment that says why. */
export function slowPatternsIn(fileName: string, source: string): SlowPattern[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const lines = source.split('\n');
  const found: SlowPattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const isExplained = [lines[line - 2], lines[line - 1]].some((text) => reason.test(text ?? ''));
      if (!isExplained && isSlow(node.text)) found.push({ line, pattern: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isSlow(literal: string): boolean {
  const end = literal.lastIndexOf('/');
  const [pattern, flags] = [literal.slice(1, end), literal.slice(end + 1)];
  return analyse({ source: pattern, flags }).reports.length > 0;
}

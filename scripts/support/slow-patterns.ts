import { analyse } from 'scslre';
import ts from 'typescript';

/** A regular expression whose time grows faster than the text that it meets. */
export interface SlowPattern {
  /** From 1. */
  readonly line: number;
  readonly pattern: string;
}

/** Why a pattern may stay, on the line above it or its own: the text that it meets is short, or an operator's. */
const reason = /\/[/*] linear: \S/;

/** Regular expressions in a source (`.ts` or `.tsx`) that can take more than linear time, but those that say why they may. */
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

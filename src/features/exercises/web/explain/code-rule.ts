import type { Input, Language } from '../../../engines/run.ts';

/** Failed case and the code that it ran, one text. */
export interface Failed {
  readonly language: Language;
  readonly code: string;
  /** Part of the expectation that differs; errors, `ended`, are explained by themselves. */
  readonly part: string;
  readonly got: string;
  readonly expected: string;
  readonly printed: string;
  readonly call?: string | undefined;
  readonly steps?: Input['steps'] | undefined;
}

/** Failed case with the lines of its code that are not empty: without their indents, and with them. */
export interface Subject extends Failed {
  readonly lines: readonly string[];
  readonly indented: readonly string[];
}

/** Mistake that shows in the code better than in its result, and the sentence for it. */
export type CodeRule = readonly [applies: (subject: Subject) => boolean, sentence: string];

export const isNumber = /^-?\d+(?:\.\d+)?$/;

export const isPage = ({ part }: Failed) => part === 'shows' || part === 'hides';
export const isNothing = ({ part, got }: Failed) => part === 'gives' && (got === 'None' || got === 'undefined');
export const hasSteps = ({ steps }: Failed) => steps !== undefined;
export const has = (lines: readonly string[], pattern: RegExp) => lines.some((line) => pattern.test(line));
export const anyOf = (lines: readonly string[], pattern: RegExp) =>
  lines.flatMap((line) => [...line.matchAll(pattern)].map(([, name = '']) => name));

export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** True if the line is a statement of its own, not the rest of the one above. */
export function standsAlone(lines: readonly string[], at: number): boolean {
  return !/(?:[([,\\=+&|?>]|\b(?:and|or|not|if|else|in|is))$/.test(lines[at - 1] ?? '');
}

/** True if a line that fits the pattern is a statement of its own. */
export function hasStatement(lines: readonly string[], pattern: RegExp): boolean {
  return lines.some((line, at) => pattern.test(line) && standsAlone(lines, at));
}

/** Line that opens a block, the lines in it, and those below it. */
export interface Block {
  readonly head: string;
  readonly body: readonly string[];
  /** Lines on the first level of the body. */
  readonly level: number;
  readonly after: readonly string[];
}

/** Blocks whose first line fits the pattern, by their indents. */
export function blocksOf(lines: readonly string[], opens: RegExp): Block[] {
  return lines.flatMap((head, at) => {
    if (!opens.test(head)) return [];
    const rest = lines.slice(at + 1);
    const end = rest.findIndex((each) => indentOf(each) <= indentOf(head));
    const body = end < 0 ? rest : rest.slice(0, end);
    return [{ head, body, level: indentOf(body[0] ?? ''), after: end < 0 ? [] : rest.slice(end) }];
  });
}

export const loopsOf = (lines: readonly string[]) => blocksOf(lines, /^ *(?:for|while)\b.*[:{]$/);

/** True if the first level of a loop's body has a return. */
export function returnsInLoop(lines: readonly string[]): boolean {
  return loopsOf(lines).some(({ body, level }) =>
    body.some((each) => indentOf(each) === level && /^ *return\b/.test(each)),
  );
}

/** Longest code that is searched for mistakes. */
export const codeMaxLength = 20_000;

/** Splits code into the lines that are searched: not those that are empty or very long. */
export function linesOf(code: string): Pick<Subject, 'lines' | 'indented'> {
  const indented = code
    .split('\n')
    .filter((line) => line.length <= 200 && line.trim() !== '')
    .map((line) => line.replaceAll('\t', '    ').trimEnd());
  return { indented, lines: indented.map((line) => line.trimStart()) };
}

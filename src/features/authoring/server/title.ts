import { parse } from 'yaml';

/** No title is longer; it is looked for in every draft whenever somebody looks at the list, and a longer one costs time. */
const titleMaxLength = 1000;

/** The first title in a text that may be half written: enough to find it in a list. Undefined where there is none. */
export function titleIn(source: string): string | undefined {
  const line = /^title:[ \t]+(\S.*)$/m.exec(source)?.[1]?.trimEnd();
  if (line === undefined) return undefined;
  if (line.length > titleMaxLength) return line.slice(0, titleMaxLength);
  try {
    const value: unknown = parse(line);
    return typeof value === 'string' ? value : line;
  } catch {
    return line;
  }
}

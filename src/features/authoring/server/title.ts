import { parse } from 'yaml';

/** The first title in a text that may be half written: enough to find it in a list. Undefined where there is none. */
export function titleIn(source: string): string | undefined {
  const line = /^title:[ \t]+(\S.*?)\s*$/m.exec(source)?.[1];
  if (line === undefined) return undefined;
  try {
    const value: unknown = parse(line);
    return typeof value === 'string' ? value : line;
  } catch {
    return line;
  }
}

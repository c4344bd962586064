import inspect from 'object-inspect';

const indexName = '(index)';
const valueName = 'Values';

/** Formats rows as a text table, as a browser's console does; null if `rows` is neither a list nor an object. */
export function tableOf(rows: unknown, columns?: readonly string[]): string | null {
  if (typeof rows !== 'object' || rows === null) return null;
  const entries: [string, unknown][] =
    rows instanceof Map ? [...rows].map(([key, row]) => [String(key), row]) : Object.entries(rows);
  const own = [...new Set(entries.flatMap(([, row]) => (isRow(row) ? Object.keys(row) : [])))];
  const names = columns ?? own;
  const hasValues = entries.some(([, row]) => !isRow(row));
  const head = [indexName, ...names, ...(hasValues ? [valueName] : [])];
  const body = entries.map(([key, row]) => [
    key,
    ...names.map((name) => (isRow(row) && name in row ? cell(row[name]) : '')),
    ...(hasValues ? [isRow(row) ? '' : cell(row)] : []),
  ]);
  return draw([head, ...body]);
}

function isRow(row: unknown): row is Record<string, unknown> {
  return typeof row === 'object' && row !== null;
}

function cell(value: unknown): string {
  return inspect(value, { depth: 1 });
}

function draw([head = [], ...body]: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...body].map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]) => `│ ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' │ ')} │`;
  const rule = (left: string, middle: string, right: string) =>
    left + widths.map((width) => '─'.repeat(width + 2)).join(middle) + right;
  return [rule('┌', '┬', '┐'), line(head), rule('├', '┼', '┤'), ...body.map(line), rule('└', '┴', '┘')].join('\n');
}

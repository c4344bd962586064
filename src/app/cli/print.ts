/** Formats rows as columns, each as wide as its widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(printable));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Formats one record: its first line, and the others indented below. */
export function block(head: string, ...texts: readonly string[]): string {
  const beneath = texts.flatMap((text) => text.split('\n')).map((line) => `  ${printable(line)}`.trimEnd());
  return [printable(head), ...beneath].join('\n');
}

/** Count with a noun: `1 file`, `2 files`. */
export function counted(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
}

/** Timestamp to the minute, UTC. */
export function timestampText(timestampMs: number): string {
  return `${new Date(timestampMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** JSON with terminal control characters escaped: programs read the original values, and people may look at it. */
export function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(steering, (found) =>
    Array.from({ length: found.length }, (_, index) => escaped(found.charCodeAt(index))).join(''),
  );
}

/** Lines that quote untrusted text. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}

/** One line of untrusted text, without the characters that control a terminal or fake a new line. */
function printable(line: string): string {
  return line.replaceAll(/[\n\t]/g, ' ').replaceAll(steering, '');
}

/** Control and format characters, bidirectional marks, unassigned code points, and line and paragraph separators. */
const steering = /[\p{C}\u2028\u2029]/gu;

function escaped(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}

/** Rows under each other, columns as wide as their widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One record: its first line, and the others indented beneath it. */
export function block(head: string, ...lines: readonly string[]): string {
  return printable(
    [head, ...lines.flatMap((line) => line.split('\n').map((part) => `  ${part}`.trimEnd()))].join('\n'),
  );
}

/** To the minute, UTC. */
export function moment(timestampMs: number): string {
  return `${new Date(timestampMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** What strangers wrote, without the characters by which a terminal can be steered. */
function printable(text: string): string {
  return text.replaceAll(/(?!\n)\p{C}/gu, '');
}

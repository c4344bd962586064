import type { HtmlElement, HtmlNode } from './html-tree.ts';
import { type Lose, inlineLines, paragraphs } from './inline.ts';

/** Converts an HTML table to Markdown: one line for each cell, with the first row as head if all its cells are head cells. */
export function tableOf(table: HtmlElement, lose: Lose): string[] {
  const rows = elementsIn(table.children, 'tr').map((row) =>
    row.children.filter((cell) => typeof cell !== 'string' && (cell.name === 'td' || cell.name === 'th')),
  ) as HtmlElement[][];
  const width = Math.max(0, ...rows.map((row) => row.length));
  const caption = elementsIn(table.children, 'caption').flatMap(({ children }) =>
    paragraphs(inlineLines(children, lose)),
  );
  if (width === 0) return caption;
  if (rows.flat().some(({ attributes }) => attributes['rowspan'] || attributes['colspan']))
    lose('a table has merged cells: each appears once, so check it');
  const isHead = rows[0]!.every(({ name }) => name === 'th');
  const [head = [], ...body] = [...(isHead ? [] : [[]]), ...rows].map((row) =>
    Array.from({ length: width }, (_, place) => cellOf(row[place], lose)),
  );
  const lines = [head, Array.from({ length: width }, () => '---'), ...body].map((row) => `| ${row.join(' | ')} |`);
  return [...caption, lines.join('\n')];
}

function cellOf(cell: HtmlElement | undefined, lose: Lose): string {
  const lines = cell === undefined ? [] : inlineLines(cell.children, lose).filter((line) => line !== '');
  return lines.join(' ').replaceAll('|', String.raw`\|`);
}

function elementsIn(nodes: readonly HtmlNode[], name: string): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return node.name === name ? [node] : elementsIn(node.children, name);
  });
}

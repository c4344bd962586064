import { Refusal } from '../../../platform/server/http/refusal.ts';
import { rowsMax } from '../contract.ts';
import { type AddressLine, type ListRow, readList, tableOf } from './list-rows.ts';
import { addressIn, isAddress } from './one-address.ts';
import { pastedAddresses } from './pasted-addresses.ts';

const emailHeading = /^e[- ]?mail([ -]address)?:?$/i;
/** Words for "mail" and "address" in headings of other languages. */
const mailWord =
  /mail|correo|courriel|correio|posta|почт|メール|邮|郵|이메일|بريد|ईमेल|adress|address|endereço|dirección/iu;
const headingsMax = 12;
const headingMaxLength = 40;

/**
 * Reads a table with one column of addresses, under any heading or none, or a list of addresses pasted from a mail.
 * Throws `csv-without-email`, `csv-several-emails`, `csv-empty` and `csv-too-long`.
 */
export function readAddresses(csv: string): AddressLine[] {
  const list = readList(csv);
  const rows = tableOf(list);
  const [first, ...others] = rows;
  if (!first) throw new Refusal('csv-empty');
  const found = inTable(first, others) ?? pastedAddresses(list, isHeading(first) ? first.line : 0);
  if (found.length === 0) throw new Refusal('csv-empty');
  if (found.length > rowsMax) throw new Refusal('csv-too-long');
  return found;
}

/** Addresses of a table; null if the list is not one: a single column, or rows of several addresses. */
function inTable(first: ListRow, others: readonly ListRow[]): AddressLine[] | null {
  const hasHeading = !hasAddress(first);
  const isNarrow =
    first.cells.length === 1 ||
    (!hasHeading && (others.length === 0 || others.some(({ cells }) => cells.length === 1)));
  if (isNarrow) return null;
  const rows = hasHeading ? others : [first, ...others];
  const column = columnOf(first.cells, rows, hasHeading);
  return column === null ? null : rows.map(({ line, cells }) => ({ line, address: addressIn(cells[column] ?? '') }));
}

/** Index of the column named email, or of the only one with addresses. Null if there is no heading and several have them. */
function columnOf(headings: readonly string[], rows: readonly ListRow[], hasHeading: boolean): number | null {
  const named = hasHeading ? headings.findIndex((cell) => emailHeading.test(addressIn(cell))) : -1;
  if (named >= 0) return named;
  const width = Math.max(headings.length, ...rows.slice(0, rowsMax).map(({ cells }) => cells.length));
  const holding = Array.from({ length: Math.min(width, 500) }, (_, column) => column).filter((column) =>
    rows.some(({ cells }) => cells[column]?.includes('@') && isAddress(addressIn(cells[column]))),
  );
  const [only, ...more] = holding;
  if (only !== undefined && more.length === 0) return only;
  if (!hasHeading) return null;
  throw new Refusal(only === undefined ? 'csv-without-email' : 'csv-several-emails', undefined, {
    headings: namesOf(only === undefined ? headings : holding.map((column) => headings[column] ?? '')),
  });
}

function namesOf(headings: readonly string[]): string {
  const names = headings
    .filter((heading) => heading.trim() !== '')
    .map((heading) => `"${heading.slice(0, headingMaxLength)}"`);
  return names.length > headingsMax ? `${names.slice(0, headingsMax).join(', ')} …` : names.join(', ');
}

function hasAddress({ cells }: ListRow): boolean {
  return cells.some((cell) => cell.includes('@'));
}

/** Returns whether a row is the heading of a list with one column, whose first line may also be a name. */
function isHeading(row: ListRow): boolean {
  return row.cells.length === 1 && !hasAddress(row) && mailWord.test(row.cells[0] ?? '');
}

/** Byte range of a file, inclusive, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const oneRange = /^bytes[ \t]*=[ \t]*(\d*)-(\d*)[ \t]*$/i;

/**
 * Parses a `Range` header (RFC 9110 §14). Null if the whole file is to be sent: no header, several ranges, or not a
 * byte range. `none`: the range is outside the file.
 */
export function rangeOf(header: string | undefined, sizeBytes: number): ByteRange | 'none' | null {
  const [, from = '', to = ''] = oneRange.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const end = sizeBytes - 1;
  if (from === '') {
    const length = Math.min(Number(to), sizeBytes);
    return length === 0 ? 'none' : { first: sizeBytes - length, last: end };
  }
  const [first, last] = [Number(from), to === '' ? end : Number(to)];
  // A reversed range is invalid, regardless of the file's size.
  if (to !== '' && last < first) return null;
  return first > end ? 'none' : { first, last: Math.min(last, end) };
}

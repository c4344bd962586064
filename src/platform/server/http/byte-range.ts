/** Bytes of a file, from the first through the last, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const oneRange = /^bytes[ \t]*=[ \t]*(\d*)-(\d*)[ \t]*$/i;

/**
 * What a `Range` asks of a file (RFC 9110 §14). Null where all of it is to be sent: nothing is asked, several ranges at once,
 * or what is no range of bytes. `none`: the file has no byte of it.
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
  // Backwards is no range at all, wherever the file ends.
  if (to !== '' && last < first) return null;
  return first > end ? 'none' : { first, last: Math.min(last, end) };
}

/** What was measured under one name. */
export interface Judged {
  readonly name: string;
  /** What misses a target. */
  readonly misses: readonly string[];
  /** Why it says nothing; empty if it does. */
  readonly voids: readonly string[];
}

/** A figure of the product alone. */
export interface Figure extends Judged {
  readonly value: string;
  readonly target: string;
}

/** A figure with a target; better the smaller it is, or with `least` the larger. */
export function figure(
  name: string,
  value: number,
  bound: { readonly most: number } | { readonly least: number },
  { unit = '', note = '', voids = [] }: { unit?: string; note?: string; voids?: readonly string[] } = {},
): Figure {
  const [target, isMet] =
    'most' in bound
      ? [`≤ ${bound.most}${unit}`, value <= bound.most]
      : [`≥ ${bound.least}${unit}`, value >= bound.least];
  const shown = `${value.toFixed(unit === '' ? 2 : 0)}${unit}${note}`;
  return { name, value: shown, target, misses: isMet ? [] : [`${shown}, not ${target}`], voids };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Measurement with its problems. */
export interface JudgedFigure {
  readonly name: string;
  /** Missed targets. */
  readonly misses: readonly string[];
  /** Reasons why the measurement is void; empty if it is valid. */
  readonly voids: readonly string[];
}

/** Figure of the product alone. */
export interface Figure extends JudgedFigure {
  readonly value: string;
  readonly target: string;
}

type Bound = { readonly most: number } | { readonly least: number };

/** Creates a figure with a target: at most `most`, or at least `least`. */
export function figure(
  name: string,
  value: number,
  { unit = '', note = '', voids = [], ...bound }: Bound & { unit?: string; note?: string; voids?: readonly string[] },
): Figure {
  const [target, isMet] =
    'most' in bound
      ? [`≤ ${bound.most}${unit}`, value <= bound.most]
      : [`≥ ${bound.least}${unit}`, value >= bound.least];
  const shown = `${value.toFixed(unit === '' ? 2 : 0)}${unit}${note}`;
  return { name, value: shown, target, misses: isMet ? [] : [`${shown}, not ${target}`], voids };
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Value below which this share of the values lies; NaN if there are none. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** Runs all actions in each round, one after the other; returns each one's results, in the order of the rounds. */
export async function inTurn<Act extends Record<string, () => Promise<unknown>>>(rounds: number, acts: Act) {
  const came = Object.fromEntries(Object.keys(acts).map((name) => [name, [] as unknown[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, act] of Object.entries(acts)) came[name]?.push(await act());
  }
  return came as { [Name in keyof Act]: Awaited<ReturnType<Act[Name]>>[] };
}

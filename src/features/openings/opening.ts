import type * as z from 'zod/mini';
import type { Opening as OpeningShape } from './contract.ts';

export type Opening = Readonly<z.infer<typeof OpeningShape>>;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns whether applications are accepted: until the end of the last day (UTC), and always for an example. `now` is
 * in milliseconds since 1970.
 */
export function isOpen({ isExample, validThrough }: Pick<Opening, 'isExample' | 'validThrough'>, now: number): boolean {
  return isExample || now < Date.parse(validThrough) + dayMs;
}

import type * as z from 'zod/mini';
import type { Opening as OpeningShape } from './contract.ts';

export type Opening = Readonly<z.infer<typeof OpeningShape>>;

const dayMs = 24 * 60 * 60 * 1000;

/** True until the end of its last day (UTC); `now` is milliseconds since 1970. */
export function isOpen(opening: Pick<Opening, 'validThrough'>, now: number): boolean {
  return now < Date.parse(opening.validThrough) + dayMs;
}

import type * as z from 'zod/mini';
import type { CareerLine as CareerLineShape, Station as StationShape } from './line-contract.ts';

export type CareerLine = Readonly<z.infer<typeof CareerLineShape>>;
export type Station = Readonly<z.infer<typeof StationShape>>;

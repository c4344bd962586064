import type { Harness, Write } from './contract.ts';
import { makeHarness } from './harness.ts';

/** Harness for JavaScript without a page. */
export const harness = (write: Write): Harness => makeHarness(write);

import type { Harness, Write } from './contract.ts';
import { makeHarness } from './harness.ts';

/** The harness of JavaScript without a page. */
export const harness = (write: Write): Harness => makeHarness(write);

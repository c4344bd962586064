import type { Readable } from 'node:stream';

/** Looks for viruses. */
export interface Scanner {
  /** What was found, such as `Eicar-Test-Signature`; null where nothing was. Throws {@link ScannerAway}. */
  scan(content: Readable): Promise<string | null>;
}

/** The scanner was not reached, or did not say what it found. */
export class ScannerAway extends Error {
  override readonly name = 'ScannerAway';
}

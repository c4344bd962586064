import type { Readable } from 'node:stream';

/** Virus scanner. */
export interface Scanner {
  /** Name of the virus found, such as `Eicar-Test-Signature`; null if there is none. Throws {@link ScannerUnavailableError}. */
  scan(content: Readable): Promise<string | null>;
}

/** The scanner was unreachable, or gave no result. */
export class ScannerUnavailableError extends Error {
  override readonly name = 'ScannerUnavailableError';
}

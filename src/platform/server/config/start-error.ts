/** A reason not to start that the operator can mend; printed as one line without a stack trace. */
export class StartError extends Error {}

/** `ENOSPC`, `EACCES` …; whatever else was thrown, in its own words. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

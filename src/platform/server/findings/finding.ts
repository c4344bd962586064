/** One thing that was looked at. */
export interface Finding {
  /** What was looked at, in a word or two. */
  readonly check: string;
  /** `warning`: it runs, and is not as it ought to be; `fault`: something does not work or is not safe. */
  readonly state: 'ok' | 'warning' | 'fault';
  /** What was found and, unless it is fine, what to do. */
  readonly message: string;
}

export const ok = (check: string, message: string): Finding => ({ check, state: 'ok', message });
export const warning = (check: string, message: string): Finding => ({ check, state: 'warning', message });
export const fault = (check: string, message: string): Finding => ({ check, state: 'fault', message });

/** For people. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || String((error as { code?: string }).code) : String(error);
}

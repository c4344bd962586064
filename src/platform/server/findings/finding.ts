/** Result of one check. */
export interface Finding {
  /** Subject of the check, in a word or two. */
  readonly check: string;
  /** `warning`: it runs, but not as it should; `fault`: something does not work or is not secure. */
  readonly state: 'ok' | 'warning' | 'fault';
  /** Result and, unless it is fine, what to do. */
  readonly message: string;
}

export const ok = (check: string, message: string): Finding => ({ check, state: 'ok', message });
export const warning = (check: string, message: string): Finding => ({ check, state: 'warning', message });
export const fault = (check: string, message: string): Finding => ({ check, state: 'fault', message });

/** Human-readable reason of a failure. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || String((error as { code?: string }).code) : String(error);
}

/** Attempts that a learner may make at a quiz, and their request for another one. */
export interface ExtraAttempts {
  /** Attempts of the quiz plus those granted. */
  readonly allowed: number;
  /** Total that the last request asks for; the request is open while it is more than `allowed`. 0 without one. */
  readonly requested: number;
  readonly requestedAt: number | null;
}

interface StoredExtra {
  readonly extra: number;
  readonly requestedExtra: number | null;
  readonly requestedAt: number | null;
}

/** Totals for a quiz with this number of attempts. The row counts only those beyond it. */
export function extraAttempts(attempts: number, row: StoredExtra | undefined): ExtraAttempts {
  const { extra = 0, requestedExtra = null, requestedAt = null } = row ?? {};
  return {
    allowed: attempts + extra,
    requested: requestedExtra === null ? 0 : attempts + requestedExtra,
    requestedAt,
  };
}

import type * as z from 'zod/mini';
import type { Application } from '../contract.ts';
import type { ReceivedApplication, ReceivedApplicationInFull } from '../received-contract.ts';
import { readEvidence } from './evidence.ts';
import type { ApplicationRow, StepRow } from './queries.ts';

type OwnRow = Omit<z.infer<typeof Application>, 'history' | 'evidence'> & Pick<ApplicationRow, 'evidence'>;
type OwnStep = Pick<StepRow, 'id' | 'applicationId' | 'status' | 'message' | 'at'>;
type Listed = z.infer<typeof ReceivedApplication>;
type InFull = z.infer<typeof ReceivedApplicationInFull>;
/** Account of the author; null if it no longer exists. */
type By = { name: string | null; email: string | null };

/**
 * Returns the applicant's view: only steps they were notified of. `steps` may contain other applications' rows. The
 * status is that of the last step.
 */
export function presentOwn(row: OwnRow, steps: readonly OwnStep[]): z.infer<typeof Application> {
  const history = steps
    .filter(({ applicationId }) => applicationId === row.id)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ status, at, message }) => ({ status, at, message }));
  return { ...row, status: history.at(-1)?.status ?? row.status, evidence: readEvidence(row.evidence), history };
}

/** Returns the entry in the reviewers' list. */
export function presentListed(row: Omit<Listed, 'openingTitle'>, openingTitle: string | null): Listed {
  const { id, userId, name, email, openingId, status, statusAt, cvName, timestamp } = row;
  return { id, userId, name, email, openingId, openingTitle, status, statusAt, cvName, timestamp };
}

/** Returns the reviewers' full view. */
export function presentInFull(
  row: ApplicationRow,
  openingTitle: string | null,
  steps: readonly (Pick<StepRow, 'status' | 'at' | 'message'> & By & { isUndone: number | null })[],
  notes: readonly (Pick<InFull['notes'][number], 'id' | 'text' | 'at'> & By)[],
): InFull {
  const { linkedin, website, cvBytes, cvState, deletesAt, evidence } = row;
  return {
    ...presentListed(row, openingTitle),
    linkedin,
    website,
    cvBytes,
    cvState,
    deletesAt,
    evidence: readEvidence(evidence),
    history: steps.map((step) => {
      const { status, at, message, isUndone } = step;
      return { status, at, message, movedBy: nameOf(step), isUndone: isUndone === 1 };
    }),
    notes: notes.map((note) => ({ id: note.id, text: note.text, at: note.at, by: nameOf(note) })),
  };
}

function nameOf({ name, email }: By): string | null {
  return name || email;
}

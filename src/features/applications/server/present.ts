import type * as z from 'zod/mini';
import type { Application } from '../contract.ts';
import type { ReceivedApplication, ReceivedApplicationInFull } from '../received-contract.ts';
import { readEvidence } from './evidence.ts';
import type { ApplicationRow, StepRow } from './queries.ts';

type OwnRow = Omit<z.infer<typeof Application>, 'history' | 'evidence'> & Pick<ApplicationRow, 'evidence'>;
type OwnStep = Pick<StepRow, 'id' | 'applicationId' | 'status' | 'message' | 'at'>;
type Listed = z.infer<typeof ReceivedApplication>;
type InFull = z.infer<typeof ReceivedApplicationInFull>;
/** Whose account it was; null where there is none any more. */
type By = { name: string | null; email: string | null };

/** What its applicant sees, of steps that they were told of and that may be those of others, too: it stands where the last one led. */
export function presentOwn(row: OwnRow, steps: readonly OwnStep[]): z.infer<typeof Application> {
  const history = steps
    .filter(({ applicationId }) => applicationId === row.id)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ status, at, message }) => ({ status, at, message }));
  return { ...row, status: history.at(-1)?.status ?? row.status, evidence: readEvidence(row.evidence), history };
}

/** The same application in the list of those who decide. */
export function presentListed(row: Omit<Listed, 'openingTitle'>, openingTitle: string | null): Listed {
  const { id, userId, name, email, openingId, status, statusAt, cvName, timestamp } = row;
  return { id, userId, name, email, openingId, openingTitle, status, statusAt, cvName, timestamp };
}

/** … and with all that they may know of it. */
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

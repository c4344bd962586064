import { localRow } from '../../../../platform/web/sync/local-row.ts';
import type { ServerDraft, StoredDraft } from '../../../../platform/web/sync/synced-draft.ts';
import type { Files, Place } from '../exercise.ts';

interface FilesOfServer extends Omit<ServerDraft<Files>, 'value'> {
  readonly files: Files;
}

interface Row extends Omit<StoredDraft<Files>, 'value' | 'theirs'> {
  readonly files: Files;
  readonly theirs?: FilesOfServer;
}

/** Draft as the server has it. */
export function fromServer({ files, ...rest }: FilesOfServer): ServerDraft<Files> {
  return { ...rest, value: files };
}

function fromRow({ files, theirs, ...rest }: Row): StoredDraft<Files> {
  return { value: files, ...rest, ...(theirs && { theirs: fromServer(theirs) }) };
}

function toRow({ value, theirs, ...rest }: StoredDraft<Files>): Row {
  if (!theirs) return { files: value, ...rest };
  const { value: files, ...others } = theirs;
  return { files: value, ...rest, theirs: { ...others, files } };
}

/** Storage of an exercise's draft in this browser. `uid` is null for a visitor. */
export function draftRow(uid: string | null, place: Place) {
  return localRow(nameOf(uid, place), { toRow, fromRow });
}

/** Deletes a visitor's draft once it belongs to a learner, so that nobody else on a shared device gets it. */
export function forgetVisitorsDraft(place: Place): void {
  try {
    localStorage.removeItem(nameOf(null, place));
  } catch {
    // A browser whose storage cannot be accessed has stored nothing.
  }
}

function nameOf(uid: string | null, { courseId, exerciseId }: Place): string {
  return `opvir.draft.${uid ?? 'visitor'}.${courseId}.${exerciseId}`;
}

import { useMemo } from 'react';
import { ApiError } from '../../../../platform/web/rpc.ts';
import {
  type SaveResult,
  type StoredDraft,
  SyncedDraft,
  failedSave,
} from '../../../../platform/web/sync/synced-draft.ts';
import { useSyncedDraft } from '../../../../platform/web/sync/use-synced-draft.ts';
import { findDraft, saveDraft } from '../data.ts';
import type { Files, Place } from '../exercise.ts';
import { hashOf, isSameFiles } from '../files.ts';
import { draftRow, forgetVisitorsDraft, fromServer } from './stored-drafts.ts';

interface Options {
  readonly place: Place;
  readonly starter: Files;
  /** Null for a visitor, whose draft stays in this browser. */
  readonly uid: string | null;
  /** True if the server stores it too. */
  readonly isEnrolled: boolean;
}

/** Draft of an exercise: initially the browser's, then the server's, saved at every pause. */
export function useDraft({ place: { courseId, exerciseId }, starter, uid, isEnrolled }: Options) {
  const draft = useMemo(() => {
    const place = { courseId, exerciseId };
    const { read, store } = draftRow(uid, place);
    // A visitor's draft becomes the learner's own once they are enrolled.
    const own = read();
    const visitors = own === null ? asNew(draftRow(null, place).read()) : null;
    return new SyncedDraft({
      initial: starter,
      isSame: isSameFiles,
      hashOf,
      stored: own ?? visitors,
      read,
      store: (given, before) => {
        const isStored = store(given, before);
        if (isStored && visitors) forgetVisitorsDraft(place);
        return isStored;
      },
      server: isEnrolled ? { find: () => find(place), save: (base, files) => save(uid, place, base, files) } : null,
    });
  }, [courseId, exerciseId, starter, uid, isEnrolled]);
  const { value: files, ...state } = useSyncedDraft(draft);
  return { files, state, draft };
}

function asNew(stored: StoredDraft<Files> | null): StoredDraft<Files> | null {
  return stored && { ...stored, base: 0, isDirty: true };
}

async function find(place: Place) {
  try {
    const { draft } = await findDraft(place);
    return draft && fromServer(draft);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

async function save(userId: string | null, place: Place, base: number, files: Files): Promise<SaveResult> {
  try {
    return { status: 'saved', ...(await saveDraft(place, { userId, base, files })) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return failedSave(error, 'draft-changed');
  }
}

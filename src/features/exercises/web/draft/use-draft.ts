import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { ApiError } from '../../../../platform/web/rpc.ts';
import { findDraft, saveDraft } from '../data.ts';
import type { Files, Place } from '../exercise.ts';
import { DraftSaver, type SaveResult } from './draft-saver.ts';
import { forgetVisitorsDraft, storeDraft, readStoredDraft } from './stored-drafts.ts';

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
  const keeper = useMemo(() => {
    const place = { courseId, exerciseId };
    // A visitor's draft becomes the learner's own once they are enrolled.
    const own = readStoredDraft(uid, place);
    const visitors = own === null ? asNew(readStoredDraft(null, place)) : null;
    return new DraftSaver({
      starter,
      kept: own ?? visitors,
      look: () => readStoredDraft(uid, place),
      keep: (draft, before) => {
        const isKept = storeDraft(uid, place, draft, before);
        if (isKept && visitors) forgetVisitorsDraft(place);
        return isKept;
      },
      server: isEnrolled ? { find: () => find(place), save: (base, files) => save(uid, place, base, files) } : null,
    });
  }, [courseId, exerciseId, starter, uid, isEnrolled]);

  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    void keeper.load();
    addEventListener('online', () => void keeper.load(), { signal });
    addEventListener('pagehide', () => void keeper.flush(), { signal });
    return () => {
      stopping.abort();
      keeper.leave();
    };
  }, [keeper]);

  const subscribe = useMemo(() => (listener: () => void) => keeper.subscribe(listener), [keeper]);
  const state = useSyncExternalStore(subscribe, () => keeper.state);
  return { ...state, keeper };
}

function asNew(kept: ReturnType<typeof readStoredDraft>): ReturnType<typeof readStoredDraft> {
  return kept && { ...kept, base: 0, isDirty: true };
}

async function find(place: Place) {
  try {
    return (await findDraft(place)).draft;
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
    if (error.code === 'draft-changed') return { status: 'changed' };
    return error.status === 400 || error.status === 413
      ? { status: 'refused', reason: error.message }
      : { status: 'unreachable' };
  }
}

import { nullIfRowMissing, required } from '../../../platform/server/db/statement.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Services } from '../../../platform/server/services.ts';
import { enrolmentOf } from '../../enrolment/server/public.ts';
import { requireOwner } from '../../progress/server/public.ts';
import { draftsApartMs, storedDraftsMax, type exerciseRoutes } from '../contract.ts';
import { requireCodeExercise } from './find-exercise.ts';
import { exerciseQueries } from './queries.ts';

type DraftHandlers = Pick<Handlers<typeof exerciseRoutes>, 'getDraft' | 'getEarlierDraft' | 'saveDraft'>;

type Deps = Pick<Services, 'db' | 'now' | 'content'>;

/** Handlers of drafts, which are saved at every pause; earlier versions can be restored. */
export function draftHandlers({ db, content, now }: Deps): DraftHandlers {
  const { findDraft, findEarlierDraft, listDrafts, insertDraft, deletePassingDraft, deleteOldDrafts } =
    exerciseQueries(db);
  const isEnrolled = enrolmentOf(db);
  return {
    async getDraft({ params }, { caller }) {
      requireCodeExercise(content, params);
      const own = { userId: caller.uid, ...params };
      const [draft, [, ...earlier]] = await Promise.all([
        findDraft.first(own),
        listDrafts.all({ ...own, limit: storedDraftsMax }),
      ]);
      return { draft: draft ? present(draft) : null, earlier };
    },

    async getEarlierDraft({ params }, { caller }) {
      const draft = await findEarlierDraft.first({ userId: caller.uid, ...params });
      if (!draft) throw new Refusal('draft-not-found');
      return present(draft);
    },

    async saveDraft({ params, body: { userId, base, files } }, { caller }) {
      requireOwner(userId, caller);
      requireCodeExercise(content, params);
      const own = { userId: caller.uid, ...params };
      const savedAt = now();
      const saved = await db
        .commit(
          required(insertDraft.with({ ...own, base, files: JSON.stringify(files), savedAt })),
          deletePassingDraft.with({ ...own, version: base, after: savedAt - draftsApartMs }),
          deleteOldDrafts.with({ ...own, kept: storedDraftsMax }),
        )
        .catch(nullIfRowMissing);
      if (saved) return { version: base + 1, savedAt };
      throw new Refusal((await isEnrolled(caller.uid, params.courseId)) ? 'draft-changed' : 'not-enrolled');
    },
  };
}

function present({ version, savedAt, files }: { version: number; savedAt: number; files: string }) {
  return { version, savedAt, files: JSON.parse(files) as Record<string, string> };
}

import type { Handlers } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { newId } from '../../../../platform/server/ids.ts';
import { enrolmentOf } from '../../../enrolment/server/public.ts';
import type { handInRoutes } from '../../hand-in-contract.ts';
import type { HandInDeps } from '../deps.ts';
import { type Place, requireHandIn } from '../find-exercise.ts';
import { presentHandIn } from './present.ts';
import { type HandInRow, handInQueries, listedMax } from './queries.ts';

/** Text of the teachers' notification; `task` is the assignment's title. */
const arrivedIn = (task: string) => `“${task}” was handed in.`;

type LearnerHandlers = Pick<Handlers<typeof handInRoutes>, 'handInLink' | 'handInFile' | 'listOwnHandIns'>;

/** Handlers for submitting a link or a file. Submissions are immutable; a newer one is a separate row. */
export function handInHandlers({ db, content, storage, notifyStaff, now }: HandInDeps): LearnerHandlers {
  const { insertHandIn, listOwn, listCorrected } = handInQueries(db);
  const isEnrolled = enrolmentOf(db);

  async function newHandIn(place: Place, userId: string): Promise<HandInRow> {
    const { version } = requireHandIn(content, place);
    if (!(await isEnrolled(userId, place.courseId))) throw new Refusal('not-enrolled');
    const nothing = {
      link: null,
      fileName: null,
      fileKey: null,
      fileBytes: null,
      note: '',
      grade: null,
      gradedBy: null,
    };
    return { id: newId(), userId, ...place, version, at: now(), ...nothing };
  }

  /** Notifies the teachers who grade it and want these notifications. */
  const arrived = ({ courseId, exerciseId, id, at }: HandInRow) =>
    notifyStaff({
      kind: 'new-hand-ins',
      courseId,
      message: arrivedIn(content.current().find('exercise', `${courseId}/${exerciseId}`)?.title ?? exerciseId),
      path: `/teach/${courseId}/hand-ins/${id}`,
      timestamp: at,
    });

  return {
    async handInLink({ params, body: { link, note = '' } }, { caller }) {
      const row = { ...(await newHandIn(params, caller.uid)), link, note };
      await db.commit(insertHandIn.with(row), ...(await arrived(row)));
      return presentHandIn(row);
    },

    async handInFile({ params, body: { file, note = '' } }, { caller }) {
      const handIn = await newHandIn(params, caller.uid);
      const fileKey = await file.keep();
      const row = { ...handIn, fileName: file.name, fileKey, fileBytes: file.bytes, note };
      try {
        await db.commit(insertHandIn.with(row), storage.claim(fileKey), ...(await arrived(row)));
      } catch (error) {
        // The sweep deletes the file a day later even if this fails.
        await Promise.allSettled([storage.giveUp(fileKey)]);
        throw error;
      }
      return presentHandIn(row);
    },

    async listOwnHandIns({ params }, { caller }) {
      requireHandIn(content, params);
      const own = { userId: caller.uid, ...params };
      const [rows, corrected] = await Promise.all([listOwn.all({ ...own, limit: listedMax }), listCorrected.all(own)]);
      return { items: rows.map((row) => presentHandIn(row, corrected)) };
    },
  };
}

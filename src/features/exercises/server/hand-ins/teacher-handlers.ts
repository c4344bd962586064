import { buffer } from 'node:stream/consumers';
import { renderComment } from '../../../../platform/markdown/comment-markdown.ts';
import type { Caller, Handlers } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { pageWindow, toPage } from '../../../../platform/server/paging.ts';
import type { handInRoutes, handInStates } from '../../hand-in-contract.ts';
import type { ExerciseDeps } from '../deps.ts';
import { findTask, presentEarlier, presentHandIn, presentLine, presentWhose } from './present.ts';
import { type HandInRow, handInQueries, listedMax } from './queries.ts';
import { requireTaught } from './require-taught.ts';
import { listFiles, readText } from './work-files.ts';

type TeacherHandlers = Pick<
  Handlers<typeof handInRoutes>,
  'listHandIns' | 'getHandIn' | 'getHandInFile' | 'listHandInFiles' | 'getHandInText' | 'previewComment'
>;

/** Handlers of assignment submissions for teachers. */
export function handInTeacherHandlers({ db, content, storage }: ExerciseDeps): TeacherHandlers {
  const { findHandIn, findToGrade, listWaitingTasks, listOwn, listCorrected, ...queries } = handInQueries(db);

  async function readFile(id: string, caller: Caller) {
    const { fileKey, fileName } = requireTaught(await findHandIn.first({ id }), caller);
    const stored = fileKey ? await storage.read(fileKey) : null;
    if (!stored) throw new Refusal('hand-in-not-found');
    return { ...stored, name: fileName ?? 'hand-in.zip' };
  }

  async function readArchive(id: string, caller: Caller): Promise<Buffer> {
    const { stream } = await readFile(id, caller);
    return buffer(stream);
  }

  /**
   * Submissions by exercise that the caller can grade, except `besides`: not their own, nor of assignments that are
   * gone.
   */
  async function listToGrade(courseId: string, { uid }: Caller, besides = '') {
    const tasks = await listWaitingTasks.all({ courseId, teacher: uid, id: besides });
    return tasks.filter(({ exerciseId }) => findTask(content, { courseId, exerciseId }));
  }

  function listOfState(state: State, of: { courseId: string; exerciseId: string }, query: Page) {
    const window = { ...of, ...pageWindow(query) };
    if (state === 'waiting') return queries.listWaiting.all({ ...of, limit: window.limit, after: query.cursor ?? '' });
    return state === 'graded' ? queries.listGraded.all(window) : queries.listOfCourse.all(window);
  }

  return {
    async listHandIns({ params: { courseId }, query }, { caller }) {
      const [rows, toGrade] = await Promise.all([
        listOfState(query.state, { courseId, exerciseId: query.exerciseId ?? '' }, query),
        listToGrade(courseId, caller),
      ]);
      const waiting = toGrade.reduce((sum, { count }) => sum + count, 0);
      return { ...toPage(rows, query, (row) => presentLine(content, row)), waiting };
    },

    async getHandIn({ params: { handInId: id } }, { caller }) {
      const row = requireTaught(await findToGrade.first({ id }), caller);
      const { userId, courseId, exerciseId } = row;
      const [own, toGrade, corrected] = await Promise.all([
        listOwn.all({ userId, courseId, exerciseId, limit: listedMax }),
        listToGrade(courseId, caller, id),
        listCorrected.all({ userId, courseId, exerciseId }),
      ]);
      return {
        ...presentHandIn(row),
        ...presentWhose(content, row),
        gradedBy: row.graderName || row.graderEmail,
        earlierGrades: presentEarlier(id, corrected),
        task: presentTask(row),
        others: own.filter((other) => other.id !== id).map((other) => presentHandIn(other, corrected)),
        nextWaitingId: toGrade.map(({ next }) => next).toSorted()[0] ?? null,
      };
    },

    async getHandInFile({ params: { handInId } }, { caller }) {
      return { ...(await readFile(handInId, caller)), contentType: 'application/zip', disposition: 'attachment' };
    },

    async listHandInFiles({ params: { handInId } }, { caller }) {
      return listFiles(await readArchive(handInId, caller));
    },

    async getHandInText({ params: { handInId, place } }, { caller }) {
      return readText(await readArchive(handInId, caller), place);
    },

    previewComment: ({ body: { comment } }) => ({ html: renderComment(comment) }),
  };

  function presentTask(row: Pick<HandInRow, 'courseId' | 'exerciseId'>) {
    const task = findTask(content, row);
    if (!task) return null;
    const { version, taskHtml, rubric, passPoints } = task;
    return { version, taskHtml, rubric, passPoints };
  }
}

type State = (typeof handInStates)[number];

interface Page {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

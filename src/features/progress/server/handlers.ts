import { Readable } from 'node:stream';
import { pageSizeMax } from '../../../platform/contract/paging.ts';
import { csvType } from '../../../platform/contract/routes.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { limiterKey } from '../../../platform/server/limits/limiter.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { progressRoutes } from '../contract.ts';
import type { CourseStructure } from '../course-log.ts';
import { progressQueries } from './queries.ts';
import { type LearningRecord, type OwnRecord, type StructureOf, requireOwner } from './record.ts';
import { reportHead, reportLines } from './report-file.ts';
import { courseReport } from './report.ts';
import { type ClientEvent, clientEventRow, eventOf, positionRow } from './rows.ts';

interface Deps extends Pick<Services, 'db' | 'now' | 'limiter'> {
  record: LearningRecord;
  structureOf: StructureOf;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Events per learner and day: far more than real use, even after weeks offline. */
const dailyLimit = { max: 3000, windowMs: dayMs };
/** Limit for one learner in one course, because each request for progress reads the whole record. */
const yearlyLimit = { max: 6000, windowMs: 365 * dayMs };

/** Covers a week in every time zone. */
const finishedForMs = 8 * 24 * 60 * 60 * 1000;

export function progressHandlers({ db, record, limiter, structureOf, now }: Deps): Handlers<typeof progressRoutes> {
  const { findEnrolment, listEnrolments, insertEvent, putPosition } = progressQueries(db);
  const { subjects, tell, followingFrom, settle } = record;
  const readReport = courseReport(db);

  function requireCourse(courseId: string): CourseStructure {
    const structure = structureOf(courseId);
    if (!structure) throw new Refusal('course-not-found');
    return structure;
  }

  async function requireOwnCourse(userId: string, courseId: string): Promise<CourseStructure> {
    const structure = requireCourse(courseId);
    if (!(await findEnrolment.first({ userId, courseId }))) throw new Refusal('not-enrolled');
    return structure;
  }

  async function add(
    structure: CourseStructure,
    userId: string,
    device: string | null,
    added: ClientEvent[],
  ): Promise<void> {
    if (added.length === 0) return;
    const own = { userId, courseId: structure.courseId };
    const context = { ...own, at: now() };
    const positions = added.filter((event) => event.kind === 'position').map((event) => positionRow(context, event));
    const rows = added
      .filter((event) => event.kind !== 'position')
      .map((event) => clientEventRow(context, event, device));
    // No other event of a learner's device finishes anything.
    const finishes = rows.some(({ kind }) => kind === 'lesson-done');
    const by = added.length;
    const counters = [
      { key: limiterKey('learning-events', userId), limit: dailyLimit, by },
      { key: limiterKey('learning-events:course', userId, structure.courseId), limit: yearlyLimit, by },
    ];
    const { wait } = await limiter.commit(
      counters,
      ...positions.map((row) => putPosition.with(row)),
      ...rows.map((row) => insertEvent.with(row)),
      ...(finishes ? await followingFrom(structure, own, rows.map(eventOf)) : []),
      ...(rows.length > 0 ? [tell(userId, own.courseId)] : []),
    );
    if (wait !== null) throw new Refusal('too-many-events', wait);
  }

  return {
    async addLearningEvents({ params: { courseId }, body }, { caller, log }) {
      requireOwner(body.userId, caller);
      const structure = await requireOwnCourse(caller.uid, courseId);
      await subjects.remember(structure);
      const known = await subjects.areKnown(courseId, body.events);
      const refused = body.events.filter((_, place) => !known[place]);
      if (refused.length > 0) log.info({ courseId, count: refused.length }, 'learning events about nothing refused');
      await add(
        structure,
        caller.uid,
        body.device,
        body.events.filter((_, place) => known[place]),
      );
      const { progress } = await settle(caller.uid, structure);
      return { progress, refused: refused.map(({ key }) => ({ key, code: 'unknown-subject' as const })) };
    },

    async getCourseProgress({ params }, { caller }) {
      const {
        progress,
        structure,
        events: own,
      } = await settle(caller.uid, await requireOwnCourse(caller.uid, params.courseId));
      return { progress, structure, events: [...own] };
    },

    async listProgress(_, { caller }) {
      const courses = (await listEnrolments.all({ userId: caller.uid })).flatMap(
        ({ courseId }) => structureOf(courseId) ?? [],
      );
      const records = await Promise.all(courses.map((structure) => settle(caller.uid, structure)));
      return { items: records.map((record) => summaryOf(record, now())) };
    },

    async listCourseReport({ params, query }) {
      return readReport(requireCourse(params.courseId), query);
    },

    async getCourseReportFile({ params }) {
      const structure = requireCourse(params.courseId);
      const stream = Readable.from(reportFile(structure, readReport));
      return { stream, contentType: csvType, name: `${params.courseId}.csv` };
    },
  };
}

/** Streams page by page, so that a course of any size needs the memory of a hundred learners. */
async function* reportFile(structure: CourseStructure, readReport: ReturnType<typeof courseReport>) {
  yield reportHead(structure);
  let cursor: string | null | undefined;
  do {
    const page = await readReport(structure, { limit: pageSizeMax, ...(cursor && { cursor }) });
    yield reportLines(page.items);
    cursor = page.nextCursor;
  } while (cursor);
}

function summaryOf({ structure, progress }: OwnRecord, now: number) {
  const { courseId, percent, resume, completedAt, lastActiveAt } = progress;
  const lessons = structure.chapters.flatMap((chapter) => chapter.lessons);
  const next = lessons.find(({ lessonId }) => lessonId === resume?.lessonId);
  const nextLesson = next ? { lessonId: next.lessonId, title: next.title } : null;
  const finished = finishedSince(progress, now - finishedForMs);
  return { courseId, percent, nextLesson, completedAt, lastActiveAt, finished };
}

/** Items that were finished after `since`, and when. */
function finishedSince({ lessons, exercises, quizzes }: OwnRecord['progress'], since: number) {
  const items = [
    ...lessons.map(({ doneAt }) => ({ kind: 'lesson' as const, at: doneAt })),
    ...exercises.map(({ passedAt }) => ({ kind: 'exercise' as const, at: passedAt })),
    ...quizzes.map(({ passedAt }) => ({ kind: 'quiz' as const, at: passedAt })),
  ];
  return items.flatMap(({ kind, at }) => (at !== null && at > since ? [{ kind, at }] : []));
}

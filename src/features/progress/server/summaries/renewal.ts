import { hash } from 'node:crypto';
import { setTimeout as delay, setImmediate as othersTurn } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type Statement, nullIfRowMissing, required } from '../../../../platform/server/db/statement.ts';
import { type JobHandler, defineJob } from '../../../../platform/server/outbox/job.ts';
import type { Outbox } from '../../../../platform/server/outbox/outbox.ts';
import type { Services } from '../../../../platform/server/services.ts';
import type { CourseStructure } from '../../course-log.ts';
import { dueEvents } from '../../due.ts';
import { learnersWithRecord } from '../learners-with-record.ts';
import type { LearningRecord, StructureOf } from '../record.ts';
import { selectSummaries, summaryQueries } from './queries.ts';
import { isOutdated, summaryOf } from './summary.ts';

const batchMax = 50;
/** Batches per job. The job then enqueues the next one, so that none takes long. */
const batchesMax = 10;
/** Pause after each batch, as a multiple of its duration: requests come first, however many learners there are. */
const restFactor = 3;
/** Time for this process to learn of content that another process already uses. */
const patienceMs = 2000;

const renewalJob = defineJob('course-standings', z.object({ courseId: z.string(), structure: z.string() }));

interface Deps extends Pick<Services, 'db' | 'now'> {
  readonly outbox: Pick<Outbox, 'enqueue' | 'enqueueAt'>;
  readonly structureOf: StructureOf;
  readonly record: Pick<LearningRecord, 'settle'>;
}

/**
 * Recomputes outdated or missing progress summaries in batches; each commit stores the cursor to continue after a crash.
 * Records the completions that a course change causes first, so that the next change cannot revoke them.
 */
export function summaryRenewal({ db, outbox, structureOf, record, now }: Deps) {
  const { listCourses, findCourse, findEnrolment, markCompared, beginCourse, moveCourse, putSummary } =
    summaryQueries(db);
  const readLearners = learnersWithRecord(db);

  /** Returns whether learners are left. */
  async function renewBatch(structure: CourseStructure, name: string, from: string): Promise<boolean> {
    const { courseId } = structure;
    const { learners, nextCursor } = await readLearners(structure, { limit: batchMax, ...(from && { cursor: from }) });
    for (const { userId, progress, record: events } of learners)
      if (dueEvents(structure, progress, events, now()).length > 0) await record.settle(userId, structure);
    const userIds = learners.map(({ userId }) => userId);
    const stored = new Map((await selectSummaries(db, courseId, userIds)).map((row) => [row.userId, row]));
    const changed = learners.flatMap(({ userId, progress, record: { length } }) => {
      const [before, after] = [stored.get(userId), summaryOf(progress, length)];
      return before && isOutdated(before, after) ? [putSummary.with({ userId, courseId, ...after })] : [];
    });
    const moved = required(moveCourse.with({ courseId, structure: name, from, to: nextCursor }));
    const isOurs = (await db.commit(moved, ...changed).catch(nullIfRowMissing)) !== null;
    return isOurs && nextCursor !== null;
  }

  /** Returns whether learners are left for another job. */
  async function renew(structure: CourseStructure, name: string, batches: number): Promise<boolean> {
    for (let count = 0; count < batches; count += 1) {
      const row = await findCourse.first({ courseId: structure.courseId });
      if (row?.structure !== name || row.cursor === null) return false;
      const beganMs = performance.now();
      if (!(await renewBatch(structure, name, row.cursor))) return false;
      await delay(restFactor * (performance.now() - beganMs));
    }
    return true;
  }

  async function run(courseId: string, name: string): Promise<void> {
    const row = await findCourse.first({ courseId });
    if (row?.structure !== name || row.cursor === null) return;
    const structure = structureOf(courseId);
    const next = { courseId, structure: name };
    if (!structure || nameOf(structure) !== name) {
      await db.commit(outbox.enqueueAt(now() + patienceMs, renewalJob, next));
    } else if (await renew(structure, name, batchesMax)) {
      await db.commit(outbox.enqueue(renewalJob, next));
    }
  }

  function compare(structure: CourseStructure, before: string | undefined, contentVersion: number): Statement[] {
    const course = { courseId: structure.courseId, structure: nameOf(structure) };
    if (before === course.structure) return [markCompared.with({ courseId: course.courseId, contentVersion })];
    return [beginCourse.with({ ...course, contentVersion }), outbox.enqueue(renewalJob, course)];
  }

  const jobs: JobHandler[] = [renewalJob.handledBy(({ courseId, structure }) => run(courseId, structure))];

  return {
    jobs,
    /**
     * Starts the recomputation for those of these courses that have changed. A structure is computed from all lessons and
     * tasks, so only if the content has changed and somebody has enrolled.
     */
    async follow(this: void, contentVersion: number, courseIds: readonly string[]): Promise<void> {
      const known = new Map((await listCourses.all({})).map((row) => [row.courseId, row]));
      for (const courseId of courseIds) {
        const row = known.get(courseId);
        if (row?.contentVersion === contentVersion) continue;
        if (!row && !(await findEnrolment.first({ courseId }))) continue;
        await othersTurn();
        const structure = structureOf(courseId);
        if (structure) await db.commit(...compare(structure, row?.structure, contentVersion));
      }
    },
    /** Recomputes one course immediately, whatever was computed before. */
    async renewAll(this: void, structure: CourseStructure): Promise<void> {
      const name = nameOf(structure);
      await db.commit(beginCourse.with({ courseId: structure.courseId, structure: name, contentVersion: 0 }));
      await renew(structure, name, Number.POSITIVE_INFINITY);
    },
  };
}

function nameOf(structure: CourseStructure): string {
  return hash('sha256', JSON.stringify(structure));
}

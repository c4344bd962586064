import { type RowsOf, type Statement, required } from '../../../platform/server/db/statement.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Services } from '../../../platform/server/services.ts';
import { progressEvent } from '../contract.ts';
import type { CourseStructure } from '../course-log.ts';
import { type Progress, deriveProgress } from '../derive.ts';
import { dueEvents } from '../due.ts';
import { type StoredEvent, serversKey } from '../events.ts';
import { progressQueries } from './queries.ts';
import { type Graded, dueEventOf, dueRow, eventOf, gradedRow, positionEventOf } from './rows.ts';
import { type ProgressSummary, summaryQueries } from './summaries/queries.ts';
import { isOutdated, summaryOf } from './summaries/summary.ts';
import { courseSubjects } from './subjects.ts';

/** Current structure of a course as this process knows it; undefined for an unknown id. */
export type StructureOf = (courseId: string) => CourseStructure | undefined;

/** Completion of a course by a learner; `completedAt` is milliseconds since 1970. */
export interface Completion {
  readonly userId: string;
  readonly courseId: string;
  readonly completedAt: number;
  /** Completion rule of the course; undefined if everything had to be done. */
  readonly rule: CourseStructure['completion'];
}

interface Deps extends Pick<Services, 'db' | 'now' | 'events'> {
  readonly structureOf: StructureOf;
  /**
   * Statements of other features for the commit that records a completion. Several processes may try at once and only one of
   * them records it, so the statements must tolerate being run twice.
   */
  readonly onCompleted: (completion: Completion) => readonly Statement[];
}

/** One learner's record in one course, with the derived progress. */
export interface OwnRecord {
  readonly structure: CourseStructure;
  readonly events: readonly StoredEvent[];
  readonly progress: Progress;
}

/** Exercise of one learner. */
interface Exercise {
  readonly userId: string;
  readonly courseId: string;
  readonly exerciseId: string;
}

type Own = Pick<Graded, 'userId' | 'courseId'>;

/** Thrown if the same attempt already has a grade, such as one given at the same time. */
class AlreadyGraded extends Error {}

/** Learning record, for this feature's own routes and for the features that grade. */
export function learningRecord({ db, events: live, structureOf, onCompleted, now }: Deps) {
  const { insertEvent, findKey, findOfKind, listEvents, listPositions } = progressQueries(db);
  const { findStanding, putSummary } = summaryQueries(db);
  const subjects = courseSubjects(db);
  const tell = (userId: string, courseId: string) => live.publish(userId, progressEvent, { courseId });

  /**
   * Commits the given statements with the grade and everything that follows from it: no crash and no course change can come
   * between. For a repeated attempt, the first grade stays. Throws the error of a statement that must return a row.
   */
  async function grade<Given extends readonly Statement[]>(graded: Graded, ...given: Given): Promise<RowsOf<Given>> {
    const own = { userId: graded.userId, courseId: graded.courseId };
    const structure = structureOf(own.courseId);
    const row = gradedRow(graded, now());
    const published = tell(own.userId, own.courseId);
    // Nothing follows from work that was not passed.
    const following = structure && graded.passed ? await followingFrom(structure, own, [eventOf(row)]) : [];
    const entry = required(insertEvent.with(row), () => new AlreadyGraded());
    const rows = await db.commit(...given, entry, ...following, published).catch((error: unknown) => {
      if (error instanceof AlreadyGraded) return db.commit(...given);
      throw error;
    });
    // The learner may have passed something else at the same time.
    if (structure) await settle(own.userId, structure);
    return rows as unknown as RowsOf<Given>;
  }

  /** Returns how many of an exercise's points count: a learner who saw the solution first can earn at most half of them. */
  async function countedPoints({ userId, courseId, exerciseId: subject }: Exercise, points: number, maxPoints: number) {
    const countedMax = Math.floor(maxPoints / 2);
    if (points <= countedMax) return points;
    const shown = await findOfKind.first({ userId, courseId, kind: 'solution-shown', subject });
    return shown ? countedMax : points;
  }

  /** Statements that record everything that follows once these events are in a learner's record; commit them together. */
  async function followingFrom(structure: CourseStructure, own: Own, added: readonly StoredEvent[]) {
    const { events, stored } = await read(own);
    const once = [...new Map(added.map((event) => [event.key, event])).values()];
    // An event that will not be stored has no effect; its key may exist in another course.
    const stands = await Promise.all(once.map(({ key }) => findKey.first({ userId: own.userId, key })));
    const fresh = once.filter((_, place) => !stands[place]);
    return derived(structure, own, [...events, ...fresh], stored).statements;
  }

  /** Records, once, that the server showed a learner the solution of an exercise that they had not passed. */
  function showSolution({
    userId,
    courseId,
    exerciseId: subject,
    version,
  }: Exercise & { version: string }): Statement[] {
    const kind = 'solution-shown';
    const event = { key: serversKey(kind, courseId, subject), kind, subject, version, at: now() } as const;
    return [insertEvent.with(dueRow({ userId, courseId }, event)), tell(userId, courseId)];
  }

  /** Returns a learner's record in a course, after recording the events that follow from it but are not in it yet. */
  async function settle(userId: string, structure: CourseStructure): Promise<OwnRecord> {
    await subjects.remember(structure);
    const own = { userId, courseId: structure.courseId };
    const { events, stored } = await read(own);
    const { statements, isNews, ...record } = derived(structure, own, events, stored);
    if (statements.length > 0) await db.commit(...statements, ...(isNews ? [tell(userId, own.courseId)] : []));
    return record;
  }

  async function read(own: Own) {
    const [rows, positions, stored] = await Promise.all([
      listEvents.all(own),
      listPositions.all(own),
      findStanding.first(own),
    ]);
    return { events: [...rows.map(eventOf), ...positions.map(positionEventOf)], stored };
  }

  /** Progress from these events, including those that follow from them but are not among them. */
  function derived(
    structure: CourseStructure,
    own: Own,
    events: readonly StoredEvent[],
    stored: ProgressSummary | undefined,
  ) {
    const progress = deriveProgress(structure, events);
    const due = dueEvents(structure, progress, events, now());
    if (due.length === 0) {
      const statements = renewed(own, stored, summaryOf(progress, events.length));
      return { structure, events, progress, statements, isNews: false };
    }
    const settled = [...events, ...due.map(dueEventOf)];
    const settledProgress = deriveProgress(structure, settled);
    const completions = due.filter(({ kind }) => kind === 'course-completed');
    const statements = [
      ...due.map((each) => insertEvent.with(dueRow(own, each))),
      ...completions.flatMap(({ at }) => onCompleted({ ...own, completedAt: at, rule: structure.completion })),
      ...renewed(own, stored, summaryOf(settledProgress, settled.length)),
    ];
    return { structure, events: settled, progress: settledProgress, statements, isNews: true };
  }

  /** Updates the progress summary of the enrollment if it has changed. */
  function renewed(own: Own, stored: ProgressSummary | undefined, standing: ProgressSummary): Statement[] {
    return stored && isOutdated(stored, standing) ? [putSummary.with({ ...own, ...standing })] : [];
  }

  return { subjects, tell, grade, countedPoints, followingFrom, showSolution, settle };
}

export type LearningRecord = ReturnType<typeof learningRecord>;

/**
 * Throws `another-learner` for data that a browser stored for another user than the caller. Without an owner it is the
 * caller's.
 */
export function requireOwner(userId: string | null | undefined, caller: { readonly uid: string }): void {
  if (typeof userId === 'string' && userId !== caller.uid) throw new Refusal('another-learner');
}

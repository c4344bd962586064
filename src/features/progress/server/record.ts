import type { Database } from '../../../platform/server/db/database.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import type { Events } from '../../../platform/server/events/events.ts';
import { progressEvent } from '../contract.ts';
import type { CourseStructure } from '../course-log.ts';
import { type Progress, deriveProgress } from '../derive.ts';
import { dueEvents } from '../due.ts';
import { type StoredEvent, serversKey } from '../events.ts';
import { progressQueries } from './queries.ts';
import { type Graded, dueEventOf, dueRow, eventOf, gradedRow, positionEventOf } from './rows.ts';
import { type Standing, standingQueries } from './standings/queries.ts';
import { isOutdated, standingOf } from './standings/standing.ts';
import { courseSubjects } from './subjects.ts';

/** The course as this process knows it now; undefined if there is none of that id. */
export type StructureOf = (courseId: string) => CourseStructure | undefined;

/** That a learner has completed a course; `completedAt` is milliseconds since 1970. */
export interface Completion {
  readonly userId: string;
  readonly courseId: string;
  readonly completedAt: number;
  /** What the course asked for; undefined where that was everything. */
  readonly rule: CourseStructure['completion'];
}

interface Deps {
  readonly db: Database;
  readonly events: Events;
  /**
   * What other features do when a course is completed, in the very commit that records it. More than one process may try at
   * once, and only one of them records it: the statements have to bear being run twice.
   */
  readonly onCompleted: (completion: Completion) => readonly Statement[];
  readonly now: () => number;
}

/** One learner's record in one course, with what is shown of it. */
export interface OwnRecord {
  readonly structure: CourseStructure;
  readonly events: readonly StoredEvent[];
  readonly progress: Progress;
}

interface ShownSolution {
  readonly userId: string;
  readonly courseId: string;
  readonly exerciseId: string;
  readonly version: string;
}

/** The record of learning, for this feature's own calls and for the features that grade. */
export function learningRecord({ db, events: live, onCompleted, now }: Deps) {
  const { insertEvent, listEvents, listPositions } = progressQueries(db);
  const { findStanding, putStanding } = standingQueries(db);
  const subjects = courseSubjects(db);
  const tell = (userId: string, courseId: string) => live.publish(userId, progressEvent, { courseId });

  /** Records a grade in the commit that gives it. The same attempt twice stays as it was first; {@link settle} afterwards. */
  function grade(graded: Graded): Statement[] {
    return [insertEvent.with(gradedRow(graded, now())), tell(graded.userId, graded.courseId)];
  }

  /** Records, once, that the server showed a learner the solution of an exercise that they had not passed. */
  function showSolution({ userId, courseId, exerciseId: subject, version }: ShownSolution): Statement[] {
    const kind = 'solution-shown';
    const event = { key: serversKey(kind, courseId, subject), kind, subject, version, at: now() } as const;
    return [insertEvent.with(dueRow({ userId, courseId }, event)), tell(userId, courseId)];
  }

  /** What a learner's record in a course has come to; records first what follows from it and does not stand in it yet. */
  async function settle(userId: string, structure: CourseStructure): Promise<OwnRecord> {
    await subjects.remember(structure);
    const own = { userId, courseId: structure.courseId };
    const [rows, positions, stored] = await Promise.all([
      listEvents.all(own),
      listPositions.all(own),
      findStanding.first(own),
    ]);
    const events = [...rows.map(eventOf), ...positions.map(positionEventOf)];
    const progress = deriveProgress(structure, events);
    const due = dueEvents(structure, progress, events, now());
    if (due.length === 0) {
      const renewal = renewed(own, stored, standingOf(progress, events.length));
      if (renewal.length > 0) await db.commit(...renewal);
      return { structure, events, progress };
    }
    const settled = [...events, ...due.map(dueEventOf)];
    const settledProgress = deriveProgress(structure, settled);
    const completions = due.filter(({ kind }) => kind === 'course-completed');
    await db.commit(
      ...due.map((each) => insertEvent.with(dueRow(own, each))),
      ...completions.flatMap(({ at }) => onCompleted({ ...own, completedAt: at, rule: structure.completion })),
      ...renewed(own, stored, standingOf(settledProgress, settled.length)),
      tell(userId, own.courseId),
    );
    return { structure, events: settled, progress: settledProgress };
  }

  /** What stands beside the enrolment is written where it has changed. */
  function renewed(
    own: { userId: string; courseId: string },
    stored: Standing | undefined,
    now: Standing,
  ): Statement[] {
    return stored && isOutdated(stored, now) ? [putStanding.with({ ...own, ...now })] : [];
  }

  return { subjects, tell, grade, showSolution, settle };
}

export type LearningRecord = ReturnType<typeof learningRecord>;

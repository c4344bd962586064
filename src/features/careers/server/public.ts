import type { Database } from '../../../platform/server/db/database.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import { newId } from '../../../platform/server/ids.ts';
import { commandLine } from '../../audit/acts-contract.ts';
import { auditLog } from '../../audit/server/public.ts';
import { careersMax } from '../contract.ts';
import { addItem } from '../../../platform/server/content/edit.ts';
import { pathOf, rankOf } from '../../../platform/server/content/kinds.ts';
import { careerKind, careerSource } from './content.ts';
import { type CareerRow, careerQueries, selectWhoChose } from './queries.ts';

export type { CareerRow } from './queries.ts';

/** Creates the function that reads all careers, in the order in which they were added. */
export function careerReader(db: Database): () => Promise<CareerRow[]> {
  const { listCareers } = careerQueries(db);
  return () => listCareers.all({ limit: careersMax });
}

/**
 * Creates the function that lists users enrolled in any of these careers, page by page. `after` is the last `cursor` of
 * the previous page.
 */
export function whoChose(db: Database) {
  return async (careerIds: readonly string[], after: string, limit: number) => {
    const rows = await selectWhoChose(db, careerIds, after, limit);
    return rows.map(({ userId }) => ({ userId, cursor: userId }));
  };
}

/** Creates the function that counts enrollments by career; careers without any are left out. */
export function whoChoseCounts(db: Database): () => Promise<Map<string, number>> {
  const { countEnrolments } = careerQueries(db);
  return async () => new Map((await countEnrolments.all({})).map(({ careerId, count }) => [careerId, count]));
}

/**
 * Adds a career for the operator's command line, with an audit event. Returns the new career, or null if there are
 * already `careersMax`.
 */
export async function addCareer(
  db: Database,
  career: Omit<CareerRow, 'id'>,
  now: () => number,
): Promise<CareerRow | null> {
  if ((await careerReader(db)()).length >= careersMax) return null;
  const added = { id: newId(), ...career };
  const source = careerSource(career.title, career.description);
  const row = careerQueries(db).upsertCareer.with({ ...added, position: rankOf({}) });
  const deed = { act: 'content-published', ...itemOf(added.id) } as const;
  await addItem(db, { kind: 'career', id: added.id, source }, row, auditLog(db, now)(commandLine, deed));
  return added;
}

/** Statement that deletes a career's row with its enrollments, for removals by the operator's command line. */
export function careerRemoval(db: Database, id: string): Statement {
  return careerQueries(db).deleteCareer.with({ id });
}

/** Subject of a career in the audit log, the same as when the admin console publishes one. */
function itemOf(id: string) {
  return { subjectId: `career:${id}`, subject: pathOf(careerKind, id) };
}

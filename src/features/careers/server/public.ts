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

/** Gives a function that reads all careers, in the order in which they were added. */
export function careerReader(db: Database): () => Promise<CareerRow[]> {
  const { listCareers } = careerQueries(db);
  return () => listCareers.all({ limit: careersMax });
}

/** Gives a function that lists who chose one of these careers, page by page: `after` is the last `cursor` of the page before. */
export function whoChose(db: Database) {
  return async (careerIds: readonly string[], after: string, limit: number) => {
    const rows = await selectWhoChose(db, careerIds, after, limit);
    return rows.map(({ userId }) => ({ userId, cursor: userId }));
  };
}

/** Gives a function that counts who chose each career; one that nobody did is not among them. */
export function whoChoseCounts(db: Database): () => Promise<Map<string, number>> {
  const { countEnrolments } = careerQueries(db);
  return async () => new Map((await countEnrolments.all({})).map(({ careerId, count }) => [careerId, count]));
}

/** For the operator's command line, and written down as its. Gives the new career, or null if there are as many as the Career Center shows. */
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

/** What goes before a career is taken off the site by the operator's command line: its enrolments, with its row. */
export function careerRemoval(db: Database, id: string): Statement {
  return careerQueries(db).deleteCareer.with({ id });
}

/** What the audit log calls a career, as it does when the console publishes one. */
function itemOf(id: string) {
  return { subjectId: `career:${id}`, subject: pathOf(careerKind, id) };
}

import type { Database } from '../../../platform/server/db/database.ts';
import { newId } from '../../../platform/server/ids.ts';
import { commandLine } from '../../audit/acts-contract.ts';
import { auditLog } from '../../audit/server/public.ts';
import { careersMax } from '../contract.ts';
import { addItem, takeOutItem } from '../../../platform/server/content/edit.ts';
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

/** For the operator's command line, and written down as its. Gives the title of what was removed, or undefined if there is no such career. */
export async function removeCareer(db: Database, id: string, now: () => number): Promise<string | undefined> {
  const { findTitle, deleteCareer } = careerQueries(db);
  const career = await findTitle.first({ id });
  const entry = auditLog(db, now)(commandLine, { act: 'content-removed', ...itemOf(id) });
  if (career) await takeOutItem(db, { kind: 'career', id }, deleteCareer.with({ id }), entry);
  return career?.title;
}

/** What the audit log calls a career, as it does when the console publishes one. */
function itemOf(id: string) {
  return { subjectId: `career:${id}`, subject: pathOf(careerKind, id) };
}

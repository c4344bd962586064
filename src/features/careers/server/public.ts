import type { Database } from '../../../platform/server/db/database.ts';
import { newId } from '../../../platform/server/ids.ts';
import { careersMax } from '../contract.ts';
import { addItem, takeOutItem } from '../../../platform/server/content/edit.ts';
import { rankOf } from '../../../platform/server/content/kinds.ts';
import { careerSource } from './content.ts';
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

/** For the operator. Gives the new career, or null if there are as many as the Career Center shows. */
export async function addCareer(db: Database, career: Omit<CareerRow, 'id'>): Promise<CareerRow | null> {
  if ((await careerReader(db)()).length >= careersMax) return null;
  const added = { id: newId(), ...career };
  const source = careerSource(career.title, career.description);
  const row = careerQueries(db).upsertCareer.with({ ...added, position: rankOf({}) });
  await addItem(db, { kind: 'career', id: added.id, source }, row);
  return added;
}

/** For the operator. Gives the title of what was removed, or undefined if there is no such career. */
export async function removeCareer(db: Database, id: string): Promise<string | undefined> {
  const { findTitle, deleteCareer } = careerQueries(db);
  const career = await findTitle.first({ id });
  if (career) await takeOutItem(db, { kind: 'career', id }, deleteCareer.with({ id }));
  return career?.title;
}

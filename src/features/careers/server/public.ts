import type { Database } from '../../../platform/server/db/database.ts';
import { newId } from '../../../platform/server/ids.ts';
import { careersMax } from '../contract.ts';
import { type CareerRow, careerQueries, deleteCareer, insertCareer } from './queries.ts';

export type { CareerRow } from './queries.ts';

/** Gives a function that reads all careers, in the order in which they were added. */
export function careerReader(db: Database): () => Promise<CareerRow[]> {
  const { listCareers } = careerQueries(db);
  return () => listCareers.all({ limit: careersMax });
}

/** For the operator. Gives the new career, or null if there are as many as the Career Center shows. */
export async function addCareer(db: Database, career: Omit<CareerRow, 'id'>): Promise<CareerRow | null> {
  if ((await careerReader(db)()).length >= careersMax) return null;
  const added = { id: newId(), ...career };
  await insertCareer(db, added);
  return added;
}

/** For the operator. Gives the title of what was removed, or undefined if there is no such career. */
export function removeCareer(db: Database, id: string): Promise<string | undefined> {
  return deleteCareer(db, id);
}

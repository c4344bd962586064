import type * as z from 'zod/mini';
import type { HandIn } from '../../contract.ts';
import type { HandInRow } from './queries.ts';

type Shown = z.infer<typeof HandIn>;
export type HandInGrade = NonNullable<Shown['grade']>;

/** A hand-in without the name of its file in the storage. */
export function presentHandIn({
  id,
  link,
  fileName,
  fileBytes,
  note,
  at,
  grade,
}: Pick<HandInRow, 'id' | 'link' | 'fileName' | 'fileBytes' | 'note' | 'at' | 'grade'>): Shown {
  return { id, link, fileName, fileBytes, note, at, grade: grade === null ? null : (JSON.parse(grade) as HandInGrade) };
}

import * as z from 'zod/mini';
import { lineOf, textOf } from '../../../platform/contract/text.ts';
import { Order, defineKind, rankOf } from '../../../platform/server/content/kinds.ts';
import { type Career, careerDescriptionMaxLength, careerTitleMaxLength, careersMax } from '../contract.ts';
import { required } from '../../../platform/server/db/statement.ts';
import { careerQueries } from './queries.ts';

declare module '../../../platform/server/content/kinds.ts' {
  interface ContentTypes {
    career: z.infer<typeof Career> & { readonly position: number };
  }
}

export const careerKind = defineKind({
  name: 'career',
  path: 'careers/{id}.md',
  shape: z.strictObject({ title: lineOf(careerTitleMaxLength), order: Order }),
  make({ id, front, body, fault }) {
    if (!textOf(careerDescriptionMaxLength).safeParse(body).success) {
      fault(0, `the description beneath the front matter has 1 to ${careerDescriptionMaxLength} characters`);
    }
    return { id, title: front.title, description: body, position: rankOf(front) };
  },
  rank: rankOf,
  max: careersMax,
  rows(db) {
    const { upsertCareer, deleteUnchosenCareer, findAbsence } = careerQueries(db);
    return {
      put: (career) => upsertCareer.with(career),
      remove: (id, otherwise) => [
        deleteUnchosenCareer.with({ id }),
        required(findAbsence.with({ id }), () => otherwise('people are enrolled in it')),
      ],
    };
  },
});

/** The file of a career that is added by a command. */
export function careerSource(title: string, description: string): string {
  return `---\ntitle: ${JSON.stringify(title)}\n---\n\n${description}\n`;
}

import * as z from 'zod/mini';
import { lineOf, textOf } from '../../../platform/contract/text.ts';
import { Order, defineKind, rankOf } from '../../../platform/server/content/kinds.ts';
import { Day, EmploymentType, type Opening } from '../contract.ts';

declare module '../../../platform/server/content/kinds.ts' {
  interface ContentTypes {
    opening: z.infer<typeof Opening>;
  }
}

const lineMaxLength = 200;
const descriptionMaxLength = 4000;
const Lines = z.array(lineOf(lineMaxLength)).check(z.minLength(1));

export const openingKind = defineKind({
  name: 'opening',
  path: 'openings/{id}.md',
  shape: z.strictObject({
    title: lineOf(lineMaxLength),
    order: Order,
    example: z._default(z.boolean(), false),
    location: lineOf(lineMaxLength),
    locality: z._default(z.nullable(lineOf(lineMaxLength)), null),
    countryCode: z._default(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, 'is wrong: two capital letters'))), null),
    remote: z._default(z.boolean(), false),
    employmentType: EmploymentType,
    employmentTypeLabel: lineOf(lineMaxLength),
    datePosted: Day,
    validThrough: Day,
    responsibilities: Lines,
    requirements: Lines,
  }),
  make({ id, front, body, fault }) {
    const { order: _order, example, ...facts } = front;
    if (!textOf(descriptionMaxLength).safeParse(body).success) {
      fault(0, `the description beneath the front matter has 1 to ${descriptionMaxLength} characters`);
    }
    if ((facts.locality === null) !== (facts.countryCode === null)) {
      fault(['locality'], 'locality and countryCode stand together, or neither does');
    }
    if (!facts.remote && facts.locality === null) fault([], 'an opening that is not remote names its locality');
    if (facts.validThrough < facts.datePosted) fault(['validThrough'], 'validThrough is before datePosted');
    return { openingId: id, isExample: example, ...facts, description: body };
  },
  rank: rankOf,
});

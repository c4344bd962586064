import * as z from 'zod/mini';
import { Id, lineOf, textOf } from '../../../platform/contract/text.ts';
import { withFrontMatter } from '../../../platform/server/content/front-matter.ts';
import { Order, defineKind, rankOf } from '../../../platform/server/content/kinds.ts';
import { Day, EmploymentType, type Opening, openingPage, payPeriods } from '../contract.ts';

/** An opening as in its file. Fields that depend on the time or on other items are added by `present.ts`. */
export interface AuthoredOpening extends Omit<z.infer<typeof Opening>, 'isOpen' | 'careers' | 'skills'> {
  readonly careerIds: readonly string[];
  readonly skillNames: readonly string[];
}

declare module '../../../platform/server/content/kinds.ts' {
  interface ContentTypes {
    opening: AuthoredOpening;
  }
}

const lastDay = /^(validThrough:[ \t]*)\S+/m;
const lineMaxLength = 200;
const descriptionMaxLength = 4000;
const Lines = z.array(lineOf(lineMaxLength)).check(z.minLength(1));
const Sum = z.number().check(z.gt(0));
const WrittenPay = z.strictObject({
  from: Sum,
  to: z._default(z.nullable(Sum), null),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'must be three capital letters, such as EUR')),
  per: z.enum(payPeriods),
});

export const openingKind = defineKind({
  name: 'opening',
  path: 'openings/{id}.md',
  page: openingPage,
  shape: z.strictObject({
    title: lineOf(lineMaxLength),
    order: Order,
    example: z._default(z.boolean(), false),
    location: lineOf(lineMaxLength),
    locality: z._default(z.nullable(lineOf(lineMaxLength)), null),
    countryCode: z._default(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, 'must be two capital letters'))), null),
    remote: z._default(z.boolean(), false),
    employmentType: EmploymentType,
    employmentTypeLabel: lineOf(lineMaxLength),
    datePosted: Day,
    pay: z._default(z.nullable(WrittenPay), null),
    validThrough: Day,
    careers: z._default(z.array(Id), []),
    skills: z._default(z.array(lineOf(lineMaxLength)), []),
    responsibilities: Lines,
    requirements: Lines,
  }),
  make({ id, front, body, fault, find }) {
    const { order: _order, example, careers: careerIds, skills: skillNames, ...facts } = front;
    if (!textOf(descriptionMaxLength).safeParse(body).success) {
      fault(0, `the description below the front matter must have 1 to ${descriptionMaxLength} characters`);
    }
    if ((facts.locality === null) !== (facts.countryCode === null)) {
      fault(['locality'], 'set both locality and countryCode, or neither');
    }
    if (!facts.remote && facts.locality === null) fault([], 'an opening that is not remote needs a locality');
    if (facts.validThrough < facts.datePosted) fault(['validThrough'], 'validThrough is before datePosted');
    if (facts.pay?.to && facts.pay.to < facts.pay.from) fault(['pay', 'to'], 'pay.to is less than pay.from');
    const taught = new Set(
      careerIds
        .flatMap((careerId, place) => find('career', careerId, ['careers', place]) ?? [])
        .flatMap(({ skills }) => skills.map(({ name }) => name)),
    );
    for (const [place, name] of skillNames.entries()) {
      if (!taught.has(name)) fault(['skills', place], `none of the careers of this opening has the skill “${name}”`);
    }
    return { openingId: id, isExample: example, ...facts, careerIds, skillNames, description: body };
  },
  rank: rankOf,
});

/** Replaces the last day (`2026-11-23`) in an opening's source text; all other characters stay unchanged. */
export function withLastDay(source: string, day: string): string {
  return withFrontMatter(source, (before) => before.replace(lastDay, (_, key: string) => key + day));
}

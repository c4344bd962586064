import { compareText } from '../../progress/events.ts';
import type { learnerOrders } from '../contract.ts';
import type { LearnerLine } from './course-counts.ts';

export type LearnerOrder = (typeof learnerOrders)[number];

interface Query {
  readonly order: LearnerOrder;
  readonly search?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

const { compare: compareNames } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const nameOf = ({ name, email }: LearnerLine) => name || email;

type Compare = (one: LearnerLine, other: LearnerLine) => number;

/** Equals stay as they came: the newest enrolment first. */
const comparing: Record<LearnerOrder, Compare | null> = {
  enrolled: null,
  name: (one, other) => compareNames(nameOf(one), nameOf(other)) || compareText(one.email, other.email),
  percent: (one, other) => other.percent - one.percent,
  active: (one, other) => (other.lastActiveAt ?? 0) - (one.lastActiveAt ?? 0),
};

/** Of each count, its orders that were asked for: thousands of learners are sorted once, and not for each page. */
const sortedOf = new WeakMap<readonly LearnerLine[], Map<LearnerOrder, readonly LearnerLine[]>>();

function sorted(learners: readonly LearnerLine[], order: LearnerOrder): readonly LearnerLine[] {
  const compare = comparing[order];
  if (!compare) return learners;
  const known = sortedOf.get(learners) ?? new Map<LearnerOrder, readonly LearnerLine[]>();
  sortedOf.set(learners, known);
  const there = known.get(order) ?? learners.toSorted(compare);
  known.set(order, there);
  return there;
}

/**
 * One page of a course's learners. The cursor says how many came before, and who was the last of them: each page may be of another count,
 * in which that one stands elsewhere or is gone.
 */
export function pageOfLearners(learners: readonly LearnerLine[], { order, search = '', limit, cursor }: Query) {
  const wanted = search.toLowerCase();
  const all = sorted(learners, order);
  const found =
    wanted === '' ? all : all.filter(({ name, email }) => `${name}\n${email}`.toLowerCase().includes(wanted));
  const from = placeAfter(found, cursor);
  const items = found.slice(from, from + limit);
  const last = items.at(-1);
  return { items, nextCursor: last && from + limit < found.length ? `${from + limit}.${last.userId}` : null };
}

function placeAfter(found: readonly LearnerLine[], cursor: string | undefined): number {
  const [, count, last] = /^(\d+)\.(.+)$/.exec(cursor ?? '') ?? [];
  if (count === undefined) return 0;
  const place = found.findIndex(({ userId }) => userId === last) + 1;
  // Who went up has pushed the others down by one, and who went down or away has let them up: nobody is passed over.
  return place > 0 && place <= Number(count) ? Number(count) : Number(count) - 1;
}

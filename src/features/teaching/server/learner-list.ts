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

/** One page of a course's learners. The cursor is the uid of the last one of the page before. */
export function pageOfLearners(learners: readonly LearnerLine[], { order, search = '', limit, cursor }: Query) {
  const wanted = search.toLowerCase();
  const all = sorted(learners, order);
  const found =
    wanted === '' ? all : all.filter(({ name, email }) => `${name}\n${email}`.toLowerCase().includes(wanted));
  const from = cursor === undefined ? 0 : found.findIndex(({ userId }) => userId === cursor) + 1;
  const items = found.slice(from, from + limit);
  return { items, nextCursor: from + limit < found.length ? (items.at(-1)?.userId ?? null) : null };
}

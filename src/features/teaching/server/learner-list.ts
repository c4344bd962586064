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

/** Ties keep their order: newest enrollment first. */
const comparing: Record<LearnerOrder, Compare | null> = {
  enrolled: null,
  name: (one, other) => compareNames(nameOf(one), nameOf(other)) || compareText(one.email, other.email),
  percent: (one, other) => other.percent - one.percent,
  active: (one, other) => (other.lastActiveAt ?? 0) - (one.lastActiveAt ?? 0),
};

/** Sorted lists of each count by order: thousands of learners are sorted once, not for each page. */
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

/** Sort values that a learner's activity changes; under the other orders, positions are stable. */
const movingBy: Partial<Record<LearnerOrder, (line: LearnerLine) => number>> = {
  percent: ({ percent }) => percent,
  active: ({ lastActiveAt }) => lastActiveAt ?? 0,
};

/**
 * One page of a course's learners. The cursor has the last learner of the previous page, their position and their sort
 * value: each page may be of a newer count, in which any learner may have moved.
 */
export function pageOfLearners(learners: readonly LearnerLine[], { order, search = '', limit, cursor }: Query) {
  const term = search.toLowerCase();
  const all = sorted(learners, order);
  const found = term === '' ? all : all.filter(({ name, email }) => `${name}\n${email}`.toLowerCase().includes(term));
  const from = placeAfter(found, order, cursor);
  const items = found.slice(from, from + limit);
  const last = items.at(-1);
  const isMore = last && from + limit < found.length;
  return { items, nextCursor: isMore ? `${from + limit}.${movingBy[order]?.(last) ?? 0}.${last.userId}` : null };
}

function placeAfter(found: readonly LearnerLine[], order: LearnerOrder, cursor: string | undefined): number {
  const [, count, value, last] = /^(\d+)\.(\d+)\.(.+)$/.exec(cursor ?? '') ?? [];
  if (count === undefined) return 0;
  const valueOf = movingBy[order];
  const place = found.findIndex(({ userId }) => userId === last);
  const there = found[place];
  if (there && (!valueOf || valueOf(there) === Number(value))) return place + 1;
  if (!valueOf) return Math.max(0, Number(count) - 1);
  // The learner has moved or left: continues with those who have the same value or less. Some may be shown twice, none is
  // skipped.
  const next = found.findIndex((line) => line.userId !== last && valueOf(line) <= Number(value));
  return next === -1 ? found.length : next;
}

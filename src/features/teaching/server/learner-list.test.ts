import { expect, test } from 'vitest';
import { pageOfLearners } from './learner-list.ts';

const lineOf = (userId: string, lastActiveAt: number) => ({
  userId,
  name: userId,
  email: `${userId}@example.org`,
  percent: 0,
  lastActiveAt,
  completedAt: null,
});
const learners = ['a', 'b', 'c', 'd', 'e', 'f'].map((uid, place) => lineOf(uid, 100 - place));
const page = (of: typeof learners, cursor?: string | null) => {
  const { items, nextCursor } = pageOfLearners(of, { order: 'active', limit: 3, ...(cursor && { cursor }) });
  return { uids: items.map(({ userId }) => userId).join(''), nextCursor };
};

test.each([
  ['nothing changed', learners, 'def'],
  ['the last one that was shown did something', learners.with(2, lineOf('c', 200)), 'def'],
  ['the last one that was shown is gone', learners.filter(({ userId }) => userId !== 'c'), 'def'],
  ['the last one that was shown fell behind', learners.with(2, lineOf('c', 1)), 'def'],
  ['one who comes later did something', learners.with(5, lineOf('f', 200)), 'de'],
  ['somebody has enrolled', [lineOf('n', 300), ...learners], 'def'],
  ['one who was shown has left', learners.slice(1), 'def'],
])('where %s the next page passes nobody over and shows nobody again', (_, changed, uids) => {
  const { uids: first, nextCursor } = page(learners);
  expect(first).toBe('abc');
  expect(page(changed, nextCursor).uids).toBe(uids);
});

import type { Statement } from '../../../platform/server/db/statement.ts';
import type { ReviewDecision } from '../kinds-contract.ts';
import type { AuthoringDeps } from './deps.ts';
import { authoringTexts } from './messages.ts';
import type { DraftRow } from './queries.ts';
import { reviewQueries } from './review-queries.ts';

interface Said {
  readonly verdict: ReviewDecision;
  /** File of the text. */
  readonly path: string;
  readonly byUserId: string;
}

/** Notifies the author who requested the review, and earlier reviewers: statements for the commit of the new review. */
export function reviewNotifiers({ db, notify, now }: Pick<AuthoringDeps, 'db' | 'notify' | 'now'>) {
  const { listReviewers, findPerson } = reviewQueries(db);
  return async ({ kind, itemId, reviewAskedBy }: DraftRow, { verdict, path, byUserId }: Said): Promise<Statement[]> => {
    const [reviewers, person] = await Promise.all([
      listReviewers.all({ kind, itemId }),
      findPerson.first({ uid: byUserId }),
    ]);
    const message = authoringTexts.reviewed[verdict](person?.name || person?.email || '', path);
    const people = new Set([reviewAskedBy, ...reviewers.map((each) => each.byUserId)]);
    const others = [...people].filter((userId): userId is string => userId !== null && userId !== byUserId);
    const notification = {
      kind: 'tasks',
      message,
      path: `/admin/content?open=${kind}:${itemId}`,
      timestamp: now(),
    } as const;
    return (await Promise.all(others.map((userId) => notify({ userId, ...notification })))).flat();
  };
}

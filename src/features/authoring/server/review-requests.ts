import type { Statement } from '../../../platform/server/db/statement.ts';
import { selectAccounts } from '../../identity/server/public.ts';
import type { AuthoringDeps, ItemName } from './deps.ts';
import { authoringTexts } from './messages.ts';
import { draftQueries } from './queries.ts';

/** Limit of notified administrators, more than any installation has. */
const toldMax = 50;

/** Notifies all other administrators of a requested review: statements for the commit that requests it. */
export function reviewRequests({ db, notify, now }: Pick<AuthoringDeps, 'db' | 'notify' | 'now'>) {
  const { setReviewAskedBy } = draftQueries(db);
  return async (item: ItemName, path: string, askedBy: string): Promise<Statement[]> => {
    const admins = await selectAccounts(db, { role: 'admin', state: 'enabled', order: 'newest', limit: toldMax });
    const asking = admins.find(({ id }) => id === askedBy);
    const message = authoringTexts.reviewAsked(asking?.name || asking?.email || '', path);
    const others = admins.filter(({ id }) => id !== askedBy);
    const notification = { kind: 'tasks', message, path: '/admin/content', timestamp: now() } as const;
    return [
      setReviewAskedBy.with({ kind: item.kind, itemId: item.id, uid: askedBy }),
      ...(await Promise.all(others.map(({ id }) => notify({ userId: id, ...notification })))).flat(),
    ];
  };
}

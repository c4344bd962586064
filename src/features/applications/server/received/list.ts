import type { Database } from '../../../../platform/server/db/database.ts';
import { applicationStatuses } from '../../status-contract.ts';
import { type ListedApplicationRow, selectWantedApplications, type WantedApplications } from './queries.ts';

type Order = WantedApplications['order'] | 'status';

/** `cursor` is what {@link cursorIn} made of the last application before. */
type Wanted = Omit<WantedApplications, 'order'> & { readonly order: Order };

/** Applications as far as they are wanted. By status they are read status after status, so that an index has the order of each. */
export function receivedList(db: Database) {
  return async ({ order, cursor, ...wanted }: Wanted): Promise<ListedApplicationRow[]> => {
    if (order !== 'status') return selectWantedApplications(db, { ...wanted, order, cursor });
    const rows: ListedApplicationRow[] = [];
    const [begun, begunAt] = cursor?.split('.') ?? [];
    const first = Math.max(
      0,
      applicationStatuses.findIndex((status) => status === begun),
    );
    for (const status of applicationStatuses.slice(first)) {
      if (rows.length === wanted.limit) break;
      if (wanted.status !== undefined && wanted.status !== status) continue;
      const part = { ...wanted, status, limit: wanted.limit - rows.length, order: 'newest' } as const;
      rows.push(...(await selectWantedApplications(db, { ...part, cursor: status === begun ? begunAt : undefined })));
    }
    return rows;
  };
}

/** What the next page of this order begins after. */
export function cursorIn(order: Order) {
  return ({ id, status }: ListedApplicationRow) => (order === 'status' ? `${status}.${id}` : id);
}

import type { Database } from '../../../../platform/server/db/database.ts';
import { applicationStatuses } from '../../status-contract.ts';
import { type ListedApplicationRow, selectWantedApplications, type WantedApplications } from './queries.ts';

type Order = WantedApplications['order'] | 'status';

/** `cursor` is the value of {@link cursorIn} for the last application of the previous page. */
type Wanted = Omit<WantedApplications, 'order'> & { readonly order: Order };

/**
 * Creates the filtered list. Sorted by status, it reads one status at a time, so that an index gives the order within
 * each.
 */
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

/** Returns the function that creates the cursor of the next page for this order. */
export function cursorIn(order: Order) {
  return ({ id, status }: ListedApplicationRow) => (order === 'status' ? `${status}.${id}` : id);
}

import type { Database } from '../../../../platform/server/db/database.ts';
import { applicationStatuses } from '../../status-contract.ts';
import { type ListedApplicationRow, selectApplications, type ApplicationFilter } from './queries.ts';

type Order = ApplicationFilter['order'] | 'status';

/** `cursor` is the value of {@link cursorIn} for the last application of the previous page. */
type Filter = Omit<ApplicationFilter, 'order'> & { readonly order: Order };

/**
 * Creates the filtered list. Sorted by status, it reads one status at a time, so that an index gives the order within
 * each.
 */
export function receivedList(db: Database) {
  return async ({ order, cursor, ...wanted }: Filter): Promise<ListedApplicationRow[]> => {
    if (order !== 'status') return selectApplications(db, { ...wanted, order, cursor });
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
      rows.push(...(await selectApplications(db, { ...part, cursor: status === begun ? begunAt : undefined })));
    }
    return rows;
  };
}

/** Returns the function that creates the cursor of the next page for this order. */
export function cursorIn(order: Order) {
  return ({ id, status }: ListedApplicationRow) => (order === 'status' ? `${status}.${id}` : id);
}

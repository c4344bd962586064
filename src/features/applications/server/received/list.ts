import type { ListRequest } from '../../../../platform/contract/list.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type applicationList, applicationStatuses } from '../../status-contract.ts';
import { type ListedApplicationRow, selectApplications } from './queries.ts';

type Request = ListRequest<typeof applicationList>;

/**
 * Creates the filtered list. Sorted by status, it reads one status at a time, so that an index gives the order within
 * each.
 */
export function receivedList(db: Database) {
  return async ({ order, cursor, ...wanted }: Request): Promise<ListedApplicationRow[]> => {
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

/** Cursor from which the next page continues, in this order. */
export function cursorOf({ id, status }: ListedApplicationRow, order: Request['order']): string {
  return order === 'status' ? `${status}.${id}` : id;
}

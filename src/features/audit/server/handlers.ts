import type { Database } from '../../../platform/server/db/database.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { pageWindow, toPage } from '../../../platform/server/paging.ts';
import type { auditRoutes } from '../contract.ts';
import { auditQueries } from './queries.ts';

export function auditHandlers(db: Database): Handlers<typeof auditRoutes> {
  const { listEntries } = auditQueries(db);
  return {
    async listAuditEntries({ query }) {
      return toPage(await listEntries.all(pageWindow(query)), query);
    },
  };
}

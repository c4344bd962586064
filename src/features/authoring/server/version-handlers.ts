import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { pageWindow, toPage } from '../../../platform/server/paging.ts';
import type { authoringRoutes } from '../contract.ts';
import type { AuthoringDeps } from './deps.ts';
import type { ItemReader } from './items.ts';
import { type RevisionRow, revisionQueries } from './queries.ts';

type VersionHandlers = Pick<Handlers<typeof authoringRoutes>, 'listContentVersions' | 'getContentVersion'>;

/** Handlers of an item's versions. */
export function versionHandlers({ db }: Pick<AuthoringDeps, 'db'>, items: ItemReader): VersionHandlers {
  const { listRevisions, findRevision } = revisionQueries(db);
  return {
    async listContentVersions({ params, query }) {
      const item = { kind: params.kind, itemId: items.idAt(params) };
      const rows = await listRevisions.all({ ...item, ...pageWindow(query) });
      return toPage(rows, query, presentVersion);
    },

    async getContentVersion({ params }) {
      const row = await findRevision.first({ kind: params.kind, itemId: items.idAt(params), id: params.versionId });
      if (!row) throw new Refusal('content-not-found');
      return { ...presentVersion(row), source: row.source };
    },
  };
}

type Row = Pick<RevisionRow, 'id' | 'how' | 'at'> & { readonly byName: string | null; readonly byEmail: string | null };

function presentVersion({ id, how, at, byName, byEmail }: Row) {
  return { id, how, at, by: byName || byEmail || null };
}

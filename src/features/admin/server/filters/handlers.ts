import { required } from '../../../../platform/server/db/statement.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { newId } from '../../../../platform/server/ids.ts';
import { type filterRoutes, filtersMax } from '../../filter-contract.ts';
import type { AdminDeps } from '../deps.ts';
import { filterQueries } from './queries.ts';

/** Handlers of saved filters, private to each user. They are not audited, because they affect nobody else. */
export function filterHandlers({ db }: Pick<AdminDeps, 'db'>): Handlers<typeof filterRoutes> {
  const { listFilters, upsertFilter, deleteFilter } = filterQueries(db);
  return {
    async listFilters({ query: { section } }, { caller }) {
      return { items: await listFilters.all({ userId: caller.uid, section }) };
    },

    async saveFilter({ body: { section, name, search } }, { caller: { uid: userId } }) {
      const others = (await listFilters.all({ userId, section })).filter((filter) => filter.name !== name);
      if (others.length >= filtersMax) throw new Refusal('too-many-filters');
      const [[filter]] = await db.commit(required(upsertFilter.with({ id: newId(), userId, section, name, search })));
      return filter!;
    },

    async deleteFilter({ params: { filterId } }, { caller }) {
      const gone = () => new Refusal('filter-not-found');
      await db.commit(required(deleteFilter.with({ id: filterId, userId: caller.uid }), gone));
    },
  };
}

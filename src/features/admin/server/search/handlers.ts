import type { Handlers } from '../../../../platform/server/http/context.ts';
import type { consoleSearchRoutes } from '../../search-contract.ts';
import type { AdminDeps } from '../deps.ts';

/** Handler of the console search. */
export function consoleSearchHandlers({ finders }: Pick<AdminDeps, 'finders'>): Handlers<typeof consoleSearchRoutes> {
  return {
    async searchConsole({ query: { q } }) {
      const typed = q.replaceAll(/\s+/g, ' ');
      const found = await Promise.all(finders.map((find) => find(typed)));
      return { items: found.flat() };
    },
  };
}

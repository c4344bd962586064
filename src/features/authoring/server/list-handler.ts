import type { Handlers } from '../../../platform/server/http/context.ts';
import type { authoringRoutes } from '../contract.ts';
import { type ItemReader, sortKeyOf } from './items.ts';

type ListHandler = Pick<Handlers<typeof authoringRoutes>, 'listContent'>;

/** The list of all content. The cursor is what the last line is sorted by. */
export function listHandler(items: Pick<ItemReader, 'list'>): ListHandler {
  return {
    async listContent({ query: { kind, state, mark, search = '', cursor = '', limit } }) {
      const wanted = search.toLowerCase();
      const lines = (await items.list()).filter(
        (line) =>
          (kind === undefined || line.kind === kind) &&
          (state === undefined || line.state === state) &&
          (mark === undefined || line.isExample === (mark === 'example')) &&
          `${line.title} ${line.path}`.toLowerCase().includes(wanted) &&
          sortKeyOf(line) > cursor,
      );
      const shown = lines.slice(0, limit);
      const last = shown.at(-1);
      return { items: shown, nextCursor: lines.length > limit && last ? sortKeyOf(last) : null };
    },
  };
}

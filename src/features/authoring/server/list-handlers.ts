import type * as z from 'zod/mini';
import type { ListRequest } from '../../../platform/contract/list.ts';
import { csvTimestamp } from '../../../platform/server/csv.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { listHandlers } from '../../../platform/server/list-handlers.ts';
import type { ContentLine, authoringRoutes } from '../contract.ts';
import type { ContentOrder, contentList } from '../kinds-contract.ts';
import { kindWords, stateWords } from '../words-contract.ts';
import { type ItemReader, sortKeyOf } from './items.ts';

type ListHandlers = Pick<Handlers<typeof authoringRoutes>, 'listContent' | 'getContentFile'>;
type Line = z.infer<typeof ContentLine>;
type Request = ListRequest<typeof contentList>;

/** Number of title characters in the sort key: a key is a cursor, whose length is limited. */
const sortedTitleLength = 60;
/** Later than any timestamp in milliseconds, so that the last saved item has the smallest key. */
const afterEveryMoment = 9_000_000_000_000_000;

/** Sort keys by order; each is unique for each row. */
const keys: Readonly<Record<ContentOrder, (line: Line) => string>> = {
  kind: sortKeyOf,
  // NFD puts an accent after its letter, so that é sorts next to e.
  title: (line) =>
    `${line.title.toLowerCase().normalize('NFD').slice(0, sortedTitleLength).toWellFormed()} ${sortKeyOf(line)}`,
  saved: (line) => `${afterEveryMoment - (line.savedAt ?? 0)} ${sortKeyOf(line)}`,
};

/** Handlers of the content list, by page and as a file. The cursor is the sort key of the last row. */
export function contentListHandlers(items: Pick<ItemReader, 'list'>): ListHandlers {
  const list = listHandlers({
    file: 'content.csv',
    async load({ order, cursor = '', limit, ...filter }: Request) {
      const keyed = (await items.list())
        .filter((line) => isWanted(line, filter))
        .map((line) => ({ line, key: keys[order](line) }))
        .filter(({ key }) => key > cursor);
      const sorted = keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1));
      return sorted.slice(0, limit).map(({ line }) => line);
    },
    cursorOf: (line, order) => keys[order](line),
    present: (line) => line,
    columns: {
      Title: ({ title }) => title,
      Kind: ({ kind }) => kindWords[kind],
      Id: ({ id }) => id,
      File: ({ path }) => path,
      State: ({ state }) => stateWords[state],
      Example: ({ isExample }) => (isExample ? 'yes' : 'no'),
      'Draft saved': ({ savedAt }) => csvTimestamp(savedAt),
      'To be published': ({ publishAt }) => csvTimestamp(publishAt),
    },
  });

  return {
    listContent: ({ query }) => list.page(query),

    getContentFile: ({ query }) => list.file(query),
  };
}

function isWanted(
  line: Line,
  { kind, state, mark, search = '' }: Omit<Request, 'order' | 'cursor' | 'limit'>,
): boolean {
  return (
    (kind === undefined || line.kind === kind) &&
    (state === undefined || line.state === state) &&
    (mark === undefined || line.isExample === (mark === 'example')) &&
    `${line.title} ${line.path}`.toLowerCase().includes(search.toLowerCase())
  );
}

import type * as z from 'zod/mini';
import type { RequestOf } from '../../../platform/contract/routes.ts';
import { csvFile } from '../../../platform/server/csv-file.ts';
import { csvTimestamp } from '../../../platform/server/csv.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { pageOfRows } from '../../../platform/server/paging.ts';
import type { ContentLine, authoringRoutes } from '../contract.ts';
import type { ContentOrder } from '../kinds-contract.ts';
import { type ItemReader, sortKeyOf } from './items.ts';
import { kindWords, stateWords } from '../words-contract.ts';

type ListHandlers = Pick<Handlers<typeof authoringRoutes>, 'listContent' | 'getContentFile'>;
type Line = z.infer<typeof ContentLine>;
type Filter = RequestOf<(typeof authoringRoutes)['GET /api/admin/content.csv']>['query'];

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
export function listHandler(items: Pick<ItemReader, 'list'>): ListHandlers {
  async function wantedLines({ order = 'kind', ...wanted }: Filter, cursor = ''): Promise<Line[]> {
    const keyed = (await items.list())
      .filter((line) => isWanted(line, wanted))
      .map((line) => ({ line, key: keys[order](line) }))
      .filter(({ key }) => key > cursor);
    return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ line }) => line);
  }

  return {
    async listContent({ query: { cursor, limit, ...wanted } }) {
      return pageOfRows(await wantedLines(wanted, cursor), limit, keys[wanted.order], (line) => line);
    },

    getContentFile: ({ query }) =>
      csvFile({
        name: 'content.csv',
        columns: ['Title', 'Kind', 'Id', 'File', 'State', 'Example', 'Draft saved', 'To be published'],
        load: async ({ limit, cursor }) => (await wantedLines(query, cursor)).slice(0, limit),
        cursorOf: keys[query.order],
        cellsOf,
      }),
  };
}

function isWanted(line: Line, { kind, state, mark, search = '' }: Omit<Filter, 'order'>): boolean {
  return (
    (kind === undefined || line.kind === kind) &&
    (state === undefined || line.state === state) &&
    (mark === undefined || line.isExample === (mark === 'example')) &&
    `${line.title} ${line.path}`.toLowerCase().includes(search.toLowerCase())
  );
}

function cellsOf({ title, kind, id, path, state, isExample, savedAt, publishAt }: Line) {
  return [
    title,
    kindWords[kind],
    id,
    path,
    stateWords[state],
    isExample ? 'yes' : 'no',
    csvTimestamp(savedAt),
    csvTimestamp(publishAt),
  ];
}

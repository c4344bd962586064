import type * as z from 'zod/mini';
import type { RequestOf } from '../../../platform/contract/routes.ts';
import { csvFile } from '../../../platform/server/csv-file.ts';
import { csvMoment } from '../../../platform/server/csv.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { pageOfRows } from '../../../platform/server/paging.ts';
import type { ContentLine, authoringRoutes } from '../contract.ts';
import type { ContentOrder } from '../kinds-contract.ts';
import { type ItemReader, sortKeyOf } from './items.ts';
import { kindWords, stateWords } from '../words-contract.ts';

type ListHandlers = Pick<Handlers<typeof authoringRoutes>, 'listContent' | 'getContentFile'>;
type Line = z.infer<typeof ContentLine>;
type Wanted = RequestOf<(typeof authoringRoutes)['GET /api/admin/content.csv']>['query'];

/** So much of a title sorts it: a key is a cursor, which has an end. */
const sortedTitleLength = 60;
/** Above every moment: what was saved last has the smallest key. */
const afterEveryMoment = 9_000_000_000_000_000;

/** Each gives a text of its own for each line; they stand in the order of those. */
const keys: Readonly<Record<ContentOrder, (line: Line) => string>> = {
  kind: sortKeyOf,
  // An accent stands behind its letter, so that é sorts beside e.
  title: (line) =>
    `${line.title.toLowerCase().normalize('NFD').slice(0, sortedTitleLength).toWellFormed()} ${sortKeyOf(line)}`,
  saved: (line) => `${afterEveryMoment - (line.savedAt ?? 0)} ${sortKeyOf(line)}`,
};

/** The list of all content, page by page and as a file. The cursor is what the last line is sorted by. */
export function listHandler(items: Pick<ItemReader, 'list'>): ListHandlers {
  async function wantedLines({ order = 'kind', ...wanted }: Wanted, cursor = ''): Promise<Line[]> {
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

function isWanted(line: Line, { kind, state, mark, search = '' }: Omit<Wanted, 'order'>): boolean {
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
    csvMoment(savedAt),
    csvMoment(publishAt),
  ];
}

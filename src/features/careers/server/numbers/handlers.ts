import { csvFile } from '../../../../platform/server/csv-file.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { filterCareers } from '../../filter-careers.ts';
import type { careerNumberRoutes } from '../../numbers-contract.ts';
import { careerNumbers } from './career-numbers.ts';

type Deps = Pick<Services, 'db' | 'now' | 'content'>;

/** Handlers of the career statistics, for administrators. */
export function careerNumberHandlers({ db, content, now }: Deps): Handlers<typeof careerNumberRoutes> {
  const readNumbers = careerNumbers(db, content, now);
  return {
    listCareerNumbers: async () => ({ items: await readNumbers() }),

    async getCareerNumbersFile({ query }) {
      const careers = filterCareers(await readNumbers(), query);
      return csvFile({
        name: 'careers.csv',
        columns: ['Career', 'Id', 'Enrolled', 'Applications', 'Openings'],
        load: async ({ limit, cursor }) => {
          const start = cursor === undefined ? 0 : careers.findIndex(({ careerId }) => careerId === cursor) + 1;
          return careers.slice(start, start + limit);
        },
        cursorOf: ({ careerId }) => careerId,
        cellsOf: ({ careerId, title, enrolled, applications, openings }) => [
          title,
          careerId,
          enrolled,
          applications,
          openings.map((opening) => opening.title).join(', '),
        ],
      });
    },
  };
}

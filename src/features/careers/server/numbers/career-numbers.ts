import type * as z from 'zod/mini';
import type { Content } from '../../../../platform/server/content/content.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { applicationsByOpening } from '../../../applications/server/public.ts';
import { isOpen } from '../../../openings/opening.ts';
import type { CareerNumbers } from '../../numbers-contract.ts';
import { whoChoseCounts } from '../public.ts';

/**
 * Returns the function that counts each career's enrollments and applications, in the site's order. Each count needs
 * one index. `now` returns milliseconds since 1970.
 */
export function careerNumbers(db: Database, content: Pick<Content, 'current'>, now: () => number) {
  const countChosen = whoChoseCounts(db);
  const countApplications = applicationsByOpening(db);
  return async (): Promise<z.infer<typeof CareerNumbers>[]> => {
    const [chosen, applied] = await Promise.all([countChosen(), countApplications()]);
    const current = content.current();
    return current.list('career').map(({ id, title }) => {
      const openings = current
        .list('opening')
        .filter(({ careerIds }) => careerIds.includes(id))
        .map((opening) => ({
          openingId: opening.openingId,
          title: opening.title,
          isOpen: isOpen(opening, now()),
          applications: applied.get(opening.openingId) ?? 0,
        }));
      const applications = openings.reduce((sum, opening) => sum + opening.applications, 0);
      return { careerId: id, title, enrolled: chosen.get(id) ?? 0, applications, openings };
    });
  };
}

import { pathAt } from '../../../platform/contract/page-path.ts';
import type { ContentSnapshot } from '../../../platform/server/content/snapshot.ts';
import { openingPage } from '../contract.ts';
import { isOpen } from '../opening.ts';

/** Notification for users enrolled in a career of the opening. */
const fits = (title: string, location: string) => `New opening for a career you chose: ${title}, ${location}.`;

/** Creates the source of announcements for new openings that accept applications. Examples are not announced. */
export function newOpenings(now: () => number) {
  return (content: ContentSnapshot) => {
    const openings = content.list('opening').filter((opening) => !opening.isExample && isOpen(opening, now()));
    return [
      {
        scope: 'openings',
        itemIds: openings.map(({ openingId }) => openingId),
        tell: (newIds: readonly string[]) =>
          openings
            .filter(({ openingId, careerIds }) => careerIds.length > 0 && newIds.includes(openingId))
            .map(({ openingId, careerIds, title, location }) => ({
              audience: 'careers',
              members: careerIds,
              kind: 'openings' as const,
              message: fits(title, location),
              path: pathAt(openingPage, openingId),
            })),
      },
    ];
  };
}

import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { openingRoutes } from '../contract.ts';
import { findOpening, openings } from '../openings.ts';

export function openingHandlers(): Handlers<typeof openingRoutes> {
  return {
    listOpenings: () => ({ items: [...openings] }),
    getOpening({ params }) {
      const opening = findOpening(params.openingId);
      if (!opening) throw new Refusal('opening-not-found');
      return opening;
    },
  };
}

import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { openingRoutes } from '../contract.ts';
import { presentOpening } from './present.ts';

type Deps = Pick<Services, 'now' | 'content'>;

export function openingHandlers({ content, now }: Deps): Handlers<typeof openingRoutes> {
  return {
    listOpenings() {
      const current = content.current();
      return { items: current.list('opening').map((opening) => presentOpening(current, opening, now())) };
    },
    getOpening({ params }) {
      const current = content.current();
      const opening = current.find('opening', params.openingId);
      if (!opening) throw new Refusal('opening-not-found');
      return presentOpening(current, opening, now());
    },
  };
}

import type { Content } from '../../../platform/server/content/content.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { openingRoutes } from '../contract.ts';

export function openingHandlers({ content }: { content: Pick<Content, 'current'> }): Handlers<typeof openingRoutes> {
  return {
    listOpenings: () => ({ items: [...content.current().list('opening')] }),
    getOpening({ params }) {
      const opening = content.current().find('opening', params.openingId);
      if (!opening) throw new Refusal('opening-not-found');
      return opening;
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from './config/settings.ts';
import type { Content } from './content/content.ts';
import type { Database } from './db/database.ts';
import type { Events } from './events/events.ts';
import type { Limiter } from './limits/limiter.ts';
import type { Notify } from './notify.ts';
import type { Outbox } from './outbox/outbox.ts';

/** Services of one process, made by `buildApp`. A factory names those that it uses: `Pick<Services, 'db' | 'now'>`. */
export interface Services {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
  /** Jobs to be done after a commit. */
  readonly outbox: Outbox;
  /** Live events for browsers. */
  readonly events: Events;
  /** Key of everything that the site signs. */
  readonly secret: string;
  readonly settings: Settings;
  readonly content: Pick<Content, 'current'>;
  readonly notify: Notify;
  readonly limiter: Limiter;
}

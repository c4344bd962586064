import { pino } from 'pino';
import { certificateIssuer } from '../../../features/certificates/server/public.ts';
import { notifier, staffNotifier } from '../../../features/notifications/server/public.ts';
import { learningRecord } from '../../../features/progress/server/public.ts';
import type { Role } from '../../../platform/contract/roles.ts';
import type { Settings } from '../../../platform/server/config/settings.ts';
import type { ContentSnapshot } from '../../../platform/server/content/snapshot.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import { createEvents } from '../../../platform/server/events/events.ts';
import type { Caller, RequestContext } from '../../../platform/server/http/context.ts';
import { createLimiter } from '../../../platform/server/limits/limiter.ts';
import { type Outbox, createOutbox } from '../../../platform/server/outbox/outbox.ts';
import { createStorage } from '../../../platform/server/storage/create-storage.ts';
import { openFileStore } from '../../../platform/server/storage/open-file-store.ts';
import { structureOf } from '../../server/course-structure.ts';

/** Installation that the demo is added to. */
export interface DemoInstallation {
  readonly db: Database;
  /** Includes the site name that the pages show. */
  readonly settings: Settings;
  readonly content: { readonly current: () => ContentSnapshot };
  /** Latest time of anything (milliseconds since 1970). */
  readonly end: number;
}

export type Stage = ReturnType<typeof stageIn>;

const log = pino({ level: 'silent' });
const nothing: Statement = { sql: 'select 1', values: [] };

/**
 * Creates the dependencies of the product's handlers for the demo. `at` sets the clock. Nothing is sent, because the
 * people are made up and their addresses are nobody's.
 */
export function stageIn({ db, settings, content, end }: DemoInstallation) {
  const clock = { at: 0 };
  const now = () => clock.at;
  const events = createEvents(db, log, now);
  const outbox: Outbox = { ...createOutbox(db, log, now), enqueue: () => nothing, enqueueAt: () => nothing };
  const notifierDeps = { db, events, outbox, now };
  return {
    ...notifierDeps,
    log,
    settings,
    content,
    structureOf: structureOf(content),
    record: learningRecord({
      db,
      events,
      structureOf: structureOf(content),
      onCompleted: certificateIssuer({ db, content }),
      now,
    }),
    notify: notifier(notifierDeps),
    notifyStaff: staffNotifier(notifierDeps),
    limiter: createLimiter(db, now, false),
    storage: createStorage(db, openFileStore(settings), now),
    at(timestampMs: number): void {
      clock.at = Math.min(timestampMs, end);
    },
  };
}

/** Empty parts of a request, to be overridden by what a route requires. */
export const noInput = { params: undefined, query: undefined, body: undefined } as const;

/** Request context of a signed-in user. */
export function calledBy(uid: string, role: Role = 'learner'): RequestContext<Caller> {
  return {
    caller: { uid, role, taughtCourses: null, sessionToken: '', expiresAt: 0, extendedAt: 0 },
    headers: {},
    address: '',
    gone: new AbortController().signal,
    log,
    setCookies: () => undefined,
  };
}

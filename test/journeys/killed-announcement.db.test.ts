import { pino } from 'pino';
import { expect, test } from 'vitest';
import {
  announce,
  bulkNotifications,
  manualAudiences,
  notifier,
} from '../../src/features/notifications/server/public.ts';
import { createEvents } from '../../src/platform/server/events/events.ts';
import { newId } from '../../src/platform/server/ids.ts';
import { createOutbox } from '../../src/platform/server/outbox/outbox.ts';
import { secret } from '../support/app.ts';
import { filledPlace } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { addressOf, startServer } from '../support/server-process.ts';

const people = 4000;
const patienceMs = 90_000;

test(
  'a server that is killed while it tells everybody something goes on with it: each is told once, and the counts say so',
  { timeout: 2 * patienceMs },
  async () => {
    await using place = await filledPlace();
    const db = await place.open();
    const at = new Date(0).toISOString();
    const accounts = Array.from({ length: people }, (_, count) => ({
      id: newId(),
      email: `person-${count}@example.org`,
    }));
    for (let from = 0; from < people; from += 500) {
      const some = accounts.slice(from, from + 500);
      const state = {
        name: '',
        emailVerified: 1,
        role: 'learner' as const,
        disabledAt: null,
        createdAt: at,
        updatedAt: at,
      };
      await db.kysely
        .insertInto('authUsers')
        .values(some.map((account) => ({ ...account, ...state })))
        .execute();
    }
    const log = pino({ level: 'silent' });
    const notifierDeps = {
      db,
      events: createEvents(db, log, Date.now),
      outbox: createOutbox(db, log, Date.now),
      now: Date.now,
    };
    const { begin } = bulkNotifications({
      ...notifierDeps,
      notify: notifier(notifierDeps),
      audiences: manualAudiences(db),
    });
    const told = {
      to: { kind: 'everybody' },
      message: 'To all',
      path: null,
      attempt: newId(),
      byUserId: null,
    } as const;
    const id = (await announce({ db, begin, now: Date.now })(told)) ?? '';
    const row = () => db.kysely.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const environment = {
      OPVIR_DATA_DIR: place.dataDir,
      ...(place.databaseUrl !== null && { DATABASE_URL: place.databaseUrl }),
      OPVIR_SECRET: secret,
    };
    const killed = startServer(environment);
    await addressOf(killed);
    await eventually('some to be told', async () => (await row()).passed >= 100, patienceMs);
    killed.child.kill('SIGKILL');
    await killed.ended;
    const halfway = await row();
    expect(halfway.endedAt).toBeNull();
    expect(halfway.passed).toBeLessThan(people);
    // Simulates a minute later, when an abandoned job is taken over.
    await db.kysely
      .updateTable('outbox')
      .set((eb) => ({ dueAt: eb('dueAt', '-', 60_000) }))
      .execute();

    await addressOf(startServer(environment));
    await eventually('all to be told', async () => (await row()).endedAt !== null, patienceMs);
    expect(await row()).toMatchObject({ people, passed: people, told: people });
    const notices = await db.kysely
      .selectFrom('notifications')
      .select('userId')
      .where('message', '=', 'To all')
      .execute();
    expect(notices).toHaveLength(people);
    expect(new Set(notices.map(({ userId }) => userId)).size).toBe(people);
    await db.close();
  },
);

import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, inject } from 'vitest';
import { migrations } from '../../migrations/index.ts';
import { buildApp } from '../../src/app/server/build-app.ts';
import type { BuiltSite } from '../../src/app/server/built-site.ts';
import { grantRole } from '../../src/features/identity/server/public.ts';
import type { Role } from '../../src/platform/contract/roles.ts';
import { readSettings, type Settings } from '../../src/platform/server/config/settings.ts';
import type { Database } from '../../src/platform/server/db/database.ts';
import { migrateToLatest } from '../../src/platform/server/db/migrate.ts';
import { addAccount } from './account.ts';
import { createDatabasePlace, type DatabasePlace } from './database.ts';
import { eventually } from './eventually.ts';
import { mailTo, type ReadMail, readMails } from './mails.ts';
import { TestBrowser } from './test-browser.ts';

interface Options {
  readonly settings?: Partial<Settings>;
  readonly site?: BuiltSite;
  /** Maps the address of PostgreSQL to another, such as that of a proxy. */
  readonly reachDatabase?: (url: string) => Promise<string>;
  /** Wraps the app's database, such as to record queries. */
  readonly between?: (db: Database) => Database;
  /** Another process of the same installation: shares its database and data folder. */
  readonly beside?: TestApp;
  /** Milliseconds for which the process has run; by default the clock's, which tests stop and advance. */
  readonly elapsed?: () => number;
  /** Existing database; its creator disposes of it. */
  readonly at?: DatabasePlace;
}

interface LogLine {
  readonly level: number;
  readonly msg?: string;
  readonly route?: string;
}

const levelError = 50;
export const secret = 'a secret of at least thirty-two characters';
let addresses = 0;

/** Server with real components, built as in `main.ts`, with its own empty database and data folder. */
export class TestApp implements AsyncDisposable {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly place: DatabasePlace;
  readonly settings: Settings;
  readonly logLines: readonly LogLine[];
  readonly #ownsPlace: boolean;

  constructor(parts: Pick<TestApp, 'app' | 'db' | 'place' | 'settings' | 'logLines'>, ownsPlace: boolean) {
    this.app = parts.app;
    this.db = parts.db;
    this.place = parts.place;
    this.settings = parts.settings;
    this.logLines = parts.logLines;
    this.#ownsPlace = ownsPlace;
  }

  /** Creates a browser without cookies, by default at an IP address of its own. */
  browser(address = `10.1.${(addresses >> 8) & 255}.${addresses++ & 255}`): TestBrowser {
    return new TestBrowser(this.app, address);
  }

  /** Creates an account and a browser signed in to it; see {@link addAccount} for the differences from a sign-up. */
  async signedUp(email = newEmail(), password = 'correct horse'): Promise<SignedUp> {
    const browser = this.browser();
    const { uid, setCookies } = await addAccount({ db: this.db, settings: this.settings, secret }, { email, password });
    browser.keep(setCookies);
    return { browser, uid, email, password };
  }

  /** Browser signed in by the sign-up request itself, which mails a link that confirms the address. */
  async signUp(email = newEmail(), password = 'correct horse'): Promise<SignedUp> {
    const browser = this.browser();
    const { user } = await browser.call('POST /api/accounts', { body: { email, password } });
    return { browser, uid: user.uid, email, password };
  }

  /** Same as `signedUp`, with a role; a teacher's can be limited to some courses. */
  async signedUpAs(role: Role, courses: readonly string[] | null = null): Promise<SignedUp> {
    const user = await this.signedUp();
    await grantRole(this.db, user.email, role, courses);
    return user;
  }

  /** Marks an account's address as confirmed or unconfirmed. */
  async confirmAddress(uid: string, isConfirmed = true): Promise<void> {
    const emailVerified = Number(isConfirmed);
    await this.db.kysely.updateTable('authUsers').set({ emailVerified }).where('id', '=', uid).execute();
  }

  mails(): Promise<ReadMail[]> {
    return readMails(this.settings.dataDir);
  }

  /** Waits for the newest of `count` mails to `address`. */
  mailTo(address: string, count = 1): Promise<ReadMail> {
    return mailTo(this.settings.dataDir, address, count);
  }

  /** Waits until all jobs are done. */
  async workIsDone(): Promise<void> {
    await eventually('the outbox to be empty', async () => {
      // These are sent at an hour of the next day.
      const later = ['notification-digest', 'review-reminder'];
      const waiting = this.db.kysely.selectFrom('outbox').select('id').where('kind', 'not in', later);
      return (await waiting.execute()).length === 0;
    });
  }

  /** Listens on a free port and returns the address, `http://127.0.0.1:…`. */
  listen(): Promise<string> {
    return this.app.listen({ host: '127.0.0.1', port: 0 });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.app.close();
    await this.db.close();
    if (this.#ownsPlace) await this.place[Symbol.asyncDispose]();
    const unexpected = this.logLines.filter(({ level, msg }) => level >= levelError && msg === 'unexpected failure');
    if (unexpected.length > 0) throw new Error(`the server failed unexpectedly: ${JSON.stringify(unexpected)}`);
  }
}

export interface SignedUp {
  readonly browser: TestBrowser;
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

/** Starts the server for one test: `await using app = await startTestApp()`. */
export async function startTestApp(options: Options = {}): Promise<TestApp> {
  const given = options.at ?? options.beside?.place;
  if (given) {
    await migrate(given);
    return startOn(given, options);
  }
  // Tests with their own content start empty, as at a first start.
  const filled = options.settings?.contentDir ? undefined : inject('filledDatabase');
  const place = await createDatabasePlace(options.reachDatabase, undefined, filled);
  try {
    if (!filled) await migrate(place);
    return await startOn(place, options);
  } catch (error) {
    // The test has no app yet that would dispose of it.
    await place[Symbol.asyncDispose]();
    throw error;
  }
}

async function migrate(place: DatabasePlace): Promise<void> {
  const db = await place.open();
  await migrateToLatest(db, migrations);
  await db.close();
}

async function startOn(
  place: DatabasePlace,
  { settings: given = {}, site, beside, at, between = (db) => db, elapsed }: Options,
): Promise<TestApp> {
  const { dataDir, databaseUrl } = place;
  // By default applicants are notified at once; tests of the undo time override it.
  const usual = { ...readSettings({ OPVIR_PASSWORD_HASHING: 'fast' }), applicationUndoSeconds: 0 };
  const settings: Settings = { ...usual, dataDir, databaseUrl, ...given };
  const db = await place.open();
  const logLines: LogLine[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logLines.push(JSON.parse(line) as LogLine) });
  // Date is looked up at each call, so that a stopped clock stops the server's too.
  const app = await buildApp({
    settings,
    secret,
    db: between(db),
    log,
    site: site ?? null,
    checksAnswers: true,
    now: () => Date.now(),
    // Advancing the test's clock simulates elapsed time, not a changed system clock.
    elapsed: elapsed ?? (() => Date.now()),
  });
  await app.ready();
  return new TestApp({ app, db, place, settings, logLines }, beside === undefined && at === undefined);
}

/** Starts the server once for all tests of a file. */
export async function appForThisFile(options?: Options): Promise<TestApp> {
  const app = await startTestApp(options);
  afterAll(() => app[Symbol.asyncDispose]());
  return app;
}

/** Creates an email address that no other test uses. */
export function newEmail(): string {
  return `learner-${crypto.randomUUID()}@example.org`;
}

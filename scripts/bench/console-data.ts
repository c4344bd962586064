import { v7 } from 'uuid';
import { createSessionCookie } from '../../src/features/identity/server/session-cookie.ts';
import { auditActs } from '../../src/features/audit/acts-contract.ts';
import { applicationStatuses } from '../../src/features/applications/status-contract.ts';
import { searchTextOf } from '../../src/features/applications/server/queries.ts';
import type { Database } from '../../src/platform/server/db/database.ts';
import { comment, courseIds, secret, storeRows } from './learners.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long ago the first of them came. */
const overMs = 500 * dayMs;
const sessionLifetimeMs = dayMs;
/** The ten courses of which everybody takes all: those that ship, and more. */
const courses = [...courseIds, 'course7', 'course8', 'course9', 'course10'];
const given = ['Ada', 'Grace', 'Chen', 'Zeynep', 'Olu', 'Marta', 'Jürgen', 'Priya'] as const;
const family = [
  'Lovelace',
  'Hopper',
  'Wei',
  'Yılmaz',
  'Adeyemi',
  'Nowak',
  'Groß',
  'Sharma',
  'Okafor',
  'Silva',
] as const;
const adminToken = 'bench-session-of-the-administrator';
const rowsAtOnce = 10_000;
/** One each working day for eight years; as many notifications were sent by hand. */
const campaigns = 2000;
/** What is written down of what was done, for each application. */
const entriesEach = 5;
/** As many as one may keep. */
const filters = 20;

/** How many of each there are. */
export interface ConsoleSize {
  readonly users: number;
  readonly enrolments: number;
  readonly applications: number;
}

/** An organisation that has been at it for a while; gives the `Cookie` header of its administrator. */
export async function storeOrganisation(
  db: Database,
  { users, enrolments, applications }: ConsoleSize,
): Promise<string> {
  const begin = Date.now() - overMs;
  const momentOf = (place: number, of: number) => begin + Math.floor((place / of) * overMs);
  await storeRows(db, { courses: courses.slice(courseIds.length).map((courseId) => ({ courseId })) });
  const uids = Array.from({ length: users }, (_, place) => v7({ msecs: momentOf(place, users) }));
  await inParts(
    users,
    (place) => personOf(uids[place] ?? '', place, momentOf(place, users)),
    async (people) => {
      await storeRows(db, { authUsers: people.map(({ account }) => account), users: people.map(({ user }) => user) });
    },
  );
  const enrolmentOf = (place: number) => {
    const courseId = courses[Math.floor(place / users)] ?? '';
    const at = momentOf(place, enrolments);
    return { id: v7({ msecs: at }), userId: uids[place % users] ?? '', courseId, ...standingOf(place, at) };
  };
  await inParts(enrolments, enrolmentOf, (rows) => storeRows(db, { enrollments: rows }));
  const applicationOf = (place: number) =>
    applicationRow(place, uids[place % users] ?? '', momentOf(place, applications));
  await inParts(applications, applicationOf, (rows) => storeRows(db, { applications: rows }));
  const feedbackOf = (place: number) => feedbackRow(place, uids[place % users] ?? '', momentOf(place, applications));
  await inParts(applications, feedbackOf, (rows) => storeRows(db, { feedback: rows }));
  const campaignOf = (place: number) => campaignRow(place, momentOf(place, campaigns));
  await inParts(campaigns, campaignOf, (rows) => storeRows(db, { campaigns: rows }));
  const announced = (place: number) => announcementRow(place, momentOf(place, campaigns));
  await inParts(campaigns, announced, (rows) => storeRows(db, { announcements: rows }));
  const entries = applications * entriesEach;
  const administrator = { uid: uids.at(-1) ?? '', email: emailOf(users - 1) };
  const entryOf = (place: number) =>
    entryRow(place, administrator, uids[place % users] ?? '', emailOf(place % users), momentOf(place, entries));
  await inParts(entries, entryOf, (rows) => storeRows(db, { auditEntries: rows }));
  const messages = (place: number) => messageOf(place, momentOf(place, applications));
  await inParts(applications, messages, async (rows) => {
    await storeRows(db, {
      contactMessages: rows,
      newsletterSubscribers: rows.map(subscriberOf),
    });
  });
  return storeAdministrator(db, administrator.uid);
}

/** Some have finished, many never began, and a few have left; nobody called Hopper has. */
function standingOf(place: number, at: number) {
  const percent = place % 3 === 0 ? 0 : (place * 37) % 101;
  const lastActiveAt = percent === 0 ? 0 : Math.min(Date.now(), at + (place % 400) * dayMs);
  const isLeft = place % 100 === 0 && !nameOf(place).endsWith('Hopper');
  return { percent, lastActiveAt, completedAt: percent === 100 ? lastActiveAt : null, endedAt: isLeft ? at : null };
}

async function inParts<Row>(count: number, rowOf: (place: number) => Row, store: (rows: Row[]) => Promise<void>) {
  for (let from = 0; from < count; from += rowsAtOnce) {
    await store(Array.from({ length: Math.min(rowsAtOnce, count - from) }, (_, place) => rowOf(from + place)));
  }
}

/** Most have confirmed, as they do. */
function subscriberOf({ id, email, timestamp }: { id: string; email: string; timestamp: number }, place: number) {
  const isConfirmed = place % 5 !== 0;
  return {
    id,
    email,
    timestamp,
    askedAt: timestamp,
    state: isConfirmed ? ('confirmed' as const) : ('unconfirmed' as const),
    confirmedAt: isConfirmed ? timestamp : null,
    consent: isConfirmed ? 'I want to receive the newsletter.' : '',
    endedAt: null,
  };
}

function nameOf(place: number): string {
  return `${given[place % given.length]} ${family[Math.floor(place / given.length) % family.length]}`;
}

function emailOf(place: number): string {
  return `person-${String(place).padStart(6, '0')}@example.org`;
}

function personOf(uid: string, place: number, moment: number) {
  const at = new Date(moment).toISOString();
  const [email, name] = [emailOf(place), nameOf(place)];
  const state = { emailVerified: 1, role: 'learner' as const, disabledAt: place % 500 === 0 ? moment : null };
  return { account: { id: uid, name: '', email, ...state, createdAt: at, updatedAt: at }, user: { uid, name, email } };
}

function applicationRow(place: number, userId: string, moment: number) {
  const [name, email] = [nameOf(place), emailOf(place)];
  const status = applicationStatuses[place % applicationStatuses.length] ?? 'received';
  const links = { linkedin: 'https://www.linkedin.com/in/ada', website: 'https://example.org/ada' };
  const cv = { cvName: 'cv.pdf', cvKey: `none-${place}.pdf`, cvBytes: 1 };
  const what = {
    openingId: place % 3 === 0 ? 'python-deve' : null,
    cvState: 'unscanned' as const,
    searchText: searchTextOf(`${name} ${email}`),
  };
  const when = { timestamp: moment, statusAt: moment };
  return { id: v7({ msecs: moment }), userId, name, email, ...links, ...cv, ...what, ...when, status };
}

function feedbackRow(place: number, userId: string, timestamp: number) {
  const courseId = courseIds[place % courseIds.length] ?? '';
  const hidden = place % 200 === 0 ? { hiddenAt: timestamp, hiddenReason: 'Off the subject.' } : {};
  return { id: v7({ msecs: timestamp }), userId, courseId, rating: 1 + (place % 5), comment, timestamp, ...hidden };
}

function campaignRow(place: number, at: number) {
  const words = { subject: `News of week ${place + 1}`, body: 'Two new lessons, and a course that begins soon.' };
  const to = { segment: 'all' as const, courseId: null, since: null };
  const when = { changedAt: at, dueAt: null, startedAt: at, endedAt: at };
  const state = { state: 'sent' as const, step: 3, gatheredTo: null, trouble: null, troubles: 0 };
  return { id: v7({ msecs: at }), ...words, ...to, ...when, ...state };
}

function announcementRow(place: number, at: number) {
  const words = { message: `The office is closed in week ${place + 1}.`, path: null };
  const to = { audience: 'everybody' as const, toUserId: null, courseId: null };
  const told = { people: place, passed: place, told: place, timestamp: at, endedAt: at };
  return { id: v7({ msecs: at }), attempt: v7(), byUserId: null, ...to, ...words, ...told };
}

function entryRow(
  place: number,
  by: { readonly uid: string; readonly email: string },
  subjectId: string,
  subject: string,
  timestamp: number,
) {
  const act = auditActs[place % auditActs.length] ?? 'user-disabled';
  return { id: v7({ msecs: timestamp }), actorId: by.uid, actorEmail: by.email, act, subjectId, subject, timestamp };
}

function messageOf(place: number, timestamp: number) {
  const message = `Hello, is there a course for people who know ${place % 7} languages? I read all of your pages and found none.`;
  const state = place % 50 === 0 ? ('new' as const) : ('answered' as const);
  return { id: v7({ msecs: timestamp }), name: nameOf(place), email: emailOf(place), message, timestamp, state };
}

async function storeAdministrator(db: Database, uid: string): Promise<string> {
  const at = new Date().toISOString();
  await db.kysely.updateTable('authUsers').set({ role: 'admin', disabledAt: null }).where('id', '=', uid).execute();
  const expiresAt = new Date(Date.now() + sessionLifetimeMs).toISOString();
  await storeRows(db, {
    authSessions: [{ id: v7(), userId: uid, token: adminToken, expiresAt, createdAt: at, updatedAt: at }],
    savedFilters: Array.from({ length: filters }, (_, place) => ({
      id: v7(),
      userId: uid,
      section: 'messages' as const,
      name: `Filter ${place + 1}`,
      search: 'state=new',
    })),
  });
  const sessions = createSessionCookie({ publicUrl: 'http://127.0.0.1', sessionLifetimeMs }, secret);
  return sessions.write(adminToken).split(';')[0] ?? '';
}

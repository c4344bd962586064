import type { Insertable } from 'kysely';
import { v7 } from 'uuid';
import { storeRows } from '../../src/app/cli/seed/queries.ts';
import { auditActs } from '../../src/features/audit/acts-contract.ts';
import { applicationStatuses } from '../../src/features/applications/status-contract.ts';
import { searchTextOf } from '../../src/features/applications/server/public.ts';
import type { Database } from '../../src/platform/server/db/database.ts';
import type { Tables } from '../../src/platform/server/db/tables.ts';
import { comment, cookieOf, courseIds, dayMs, sessionRow } from './learners.ts';

/** Age of the oldest row. */
const overMs = 500 * dayMs;
/** Ten courses that everybody is enrolled in: the default ones and more. */
const moreCourseIds = ['course7', 'course8', 'course9', 'course10'];
const courses = [...courseIds, ...moreCourseIds];
const given = ['Ada', 'Grace', 'Chen', 'Zeynep', 'Olu', 'Marta', 'Jürgen', 'Priya'];
const family = ['Lovelace', 'Hopper', 'Wei', 'Yılmaz', 'Adeyemi', 'Nowak', 'Groß', 'Sharma', 'Okafor', 'Silva'];
const adminToken = 'bench-session-of-the-administrator';
const rowsAtOnce = 10_000;
/** One campaign per working day for eight years; as many manual announcements. */
const campaigns = 2000;
/** Audit entries per application. */
const entriesEach = 5;
/** The most saved filters that a user may have. */
const filters = 20;

/** One of many rows created in sequence. */
interface Place {
  readonly place: number;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The owner's id; empty while there are no users. */
  readonly userId: string;
}

/** Creates the rows that belong to one place, by table. */
type RowsOf = (made: Place) => { readonly [Name in keyof Tables]?: Insertable<Tables[Name]> };

/** Stores an established organization; returns the `Cookie` header of its administrator, who signed up last. */
export async function storeOrganisation(db: Database, users: number): Promise<string> {
  const begin = Date.now() - overMs;
  const uids: string[] = [];

  async function store(count: number, rowsOf: RowsOf): Promise<void> {
    for (let from = 0; from < count; from += rowsAtOnce) {
      const rows: Record<string, unknown[]> = {};
      for (let place = from; place < Math.min(from + rowsAtOnce, count); place += 1) {
        const at = begin + Math.floor((place / count) * overMs);
        const made = { place, id: v7({ msecs: at }), at, userId: uids[place % uids.length] ?? '' };
        for (const [table, row] of Object.entries(rowsOf(made))) (rows[table] ??= []).push(row);
      }
      await storeRows(db, rows);
    }
  }

  await storeRows(db, { courses: moreCourseIds.map((courseId) => ({ courseId })) });
  await store(users, (made) => {
    uids.push(made.id);
    return person(made);
  });
  const administrator = { actorId: uids.at(-1) ?? '', actorEmail: emailOf(users - 1) };
  await store(users * courses.length, (made) => enrolment(made, courses[Math.floor(made.place / users)] ?? ''));
  for (const rowsOf of [application, feedback, messageAndSubscriber]) await store(users, rowsOf);
  for (const rowsOf of [campaign, announcement]) await store(campaigns, rowsOf);
  await store(users * entriesEach, ({ place, id, at, userId }) => {
    const act = auditActs[place % auditActs.length] ?? 'user-disabled';
    const of = { subjectId: userId, subject: emailOf(place % users), timestamp: at };
    return { auditEntries: { id, ...administrator, act, ...of } };
  });
  await makeAdministrator(db, administrator.actorId);
  return cookieOf(adminToken);
}

function nameOf(place: number): string {
  return `${given[place % given.length]} ${family[Math.floor(place / given.length) % family.length]}`;
}

function emailOf(place: number): string {
  return `person-${String(place).padStart(6, '0')}@example.org`;
}

const person: RowsOf = ({ place, id, at }) => {
  const [name, email, createdAt] = [nameOf(place), emailOf(place), new Date(at).toISOString()];
  const state = { emailVerified: 1, role: 'learner', disabledAt: place % 500 === 0 ? at : null } as const;
  return {
    authUsers: { id, name: '', email, ...state, createdAt, updatedAt: createdAt },
    users: { uid: id, name, email },
  };
};

/**
 * Creates an enrollment: some are finished, many never started, a few ended; none of a learner named Hopper has ended.
 */
function enrolment({ place, id, at, userId }: Place, courseId: string): ReturnType<RowsOf> {
  const percent = place % 3 === 0 ? 0 : (place * 37) % 101;
  const lastActiveAt = percent === 0 ? 0 : Math.min(Date.now(), at + (place % 400) * dayMs);
  const isLeft = place % 100 === 0 && !nameOf(place).endsWith('Hopper');
  const ends = { completedAt: percent === 100 ? lastActiveAt : null, endedAt: isLeft ? at : null };
  return { enrollments: { id, userId, courseId, percent, lastActiveAt, ...ends } };
}

const application: RowsOf = ({ place, id, at, userId }) => {
  const by = { userId, name: nameOf(place), email: emailOf(place) };
  const status = applicationStatuses[place % applicationStatuses.length] ?? 'received';
  const openingId = place % 3 === 0 ? 'python-deve' : null;
  const links = { linkedin: 'https://www.linkedin.com/in/ada', website: 'https://example.org/ada' };
  const cv = { cvName: 'cv.pdf', cvKey: `none-${place}.pdf`, cvBytes: 1, cvState: 'unscanned' } as const;
  const searchText = searchTextOf(`${by.name} ${by.email}`);
  return { applications: { id, ...by, openingId, ...links, ...cv, searchText, status, timestamp: at, statusAt: at } };
};

const feedback: RowsOf = ({ place, id, at, userId }) => {
  const courseId = courseIds[place % courseIds.length] ?? '';
  const hidden = place % 200 === 0 ? { hiddenAt: at, hiddenReason: 'Off the subject.' } : {};
  return { feedback: { id, userId, courseId, rating: 1 + (place % 5), comment, timestamp: at, ...hidden } };
};

/** Creates a contact message and a newsletter subscription; most subscriptions are confirmed. */
const messageAndSubscriber: RowsOf = ({ place, id, at }) => {
  const [name, email] = [nameOf(place), emailOf(place)];
  const message = `Hello, is there a course for people who know ${place % 7} languages? I read all of your pages and found none.`;
  const asked = { id, email, timestamp: at, askedAt: at, endedAt: null };
  const confirmed = { state: 'confirmed', confirmedAt: at, consent: 'I want to receive the newsletter.' } as const;
  const unconfirmed = { state: 'unconfirmed', confirmedAt: null, consent: '' } as const;
  return {
    contactMessages: { id, name, email, message, timestamp: at, state: place % 50 === 0 ? 'new' : 'answered' },
    newsletterSubscribers: { ...asked, ...(place % 5 === 0 ? unconfirmed : confirmed) },
  };
};

const campaign: RowsOf = ({ place, id, at }) => {
  const words = { subject: `News of week ${place + 1}`, body: 'Two new lessons, and a course that begins soon.' };
  const to = { segment: 'all', courseId: null, since: null } as const;
  const when = { changedAt: at, dueAt: null, startedAt: at, endedAt: at };
  const state = { state: 'sent', step: 3, gatheredTo: null, trouble: null, troubles: 0 } as const;
  return { campaigns: { id, ...words, ...to, ...when, ...state } };
};

const announcement: RowsOf = ({ place, id, at }) => {
  const words = { message: `The office is closed in week ${place + 1}.`, path: null };
  const to = { audience: 'everybody', toUserId: null, courseId: null } as const;
  const told = { people: place, passed: place, told: place, timestamp: at, endedAt: at };
  return { announcements: { id, attempt: v7(), byUserId: null, ...to, ...words, ...told } };
};

async function makeAdministrator(db: Database, uid: string): Promise<void> {
  await db.kysely.updateTable('authUsers').set({ role: 'admin', disabledAt: null }).where('id', '=', uid).execute();
  const kept = { userId: uid, section: 'messages', search: 'state=new' } as const;
  await storeRows(db, {
    authSessions: [sessionRow(uid, adminToken)],
    savedFilters: Array.from({ length: filters }, (_, place) => ({ id: v7(), ...kept, name: `Filter ${place + 1}` })),
  });
}

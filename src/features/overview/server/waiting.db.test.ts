import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/support/app.ts';
import { isOnPostgres } from '../../../../test/support/database.ts';
import type { SqlValue } from '../../../platform/server/db/statement.ts';
import { firstIdAt, newId } from '../../../platform/server/ids.ts';
import { grantRole } from '../../identity/server/public.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Creates one item of each kind that needs attention, and some that do not: one's own submission, and one of a deleted
 * assignment.
 */
async function fill(own: TestApp, uid: string): Promise<void> {
  const { kysely } = own.db;
  const ada = await own.signedUp();
  const draft = { kind: 'article', source: '', revision: 'r', baseHash: '', publishAt: null, problem: null };
  for (const [itemId, state] of [['kiln', 'in-review'] as const, ['clay', 'draft'] as const]) {
    const row = { ...draft, itemId, state, byUserId: uid, savedAt: 1 };
    await kysely.insertInto('contentDrafts').values(row).execute();
  }
  const work = { courseId: 'course3', exerciseId: 'your-notebook-on-a-real-phone', version: 'v', note: '', at: 1 };
  const handedIn = {
    ...work,
    link: 'https://x.example',
    fileName: null,
    fileKey: null,
    fileBytes: null,
    gradedBy: null,
  };
  const waiting = { ...handedIn, userId: ada.uid, grade: null };
  for (const each of [
    waiting,
    { ...waiting, grade: '{}' },
    { ...waiting, userId: uid },
    { ...waiting, exerciseId: 'gone' },
  ]) {
    await kysely
      .insertInto('handIns')
      .values({ id: newId(), ...each })
      .execute();
  }
}

async function withAdmin(own: TestApp) {
  const admin = await own.signedUp();
  await grantRole(own.db, admin.email, 'admin');
  return admin;
}

test('the overview counts drafts in review and hand-ins to grade, and nothing that does not wait', async () => {
  await using own = await startTestApp();
  const { browser, uid } = await withAdmin(own);
  const none = { draftsInReview: 0, handInsToGrade: [], unansweredFeedback: 0, infectedCvs: 0, ownMessages: 0 };
  expect(await browser.call('GET /api/admin/overview', { query: {} })).toMatchObject(none);
  await fill(own, uid);
  expect(await browser.call('GET /api/admin/overview', { query: {} })).toMatchObject({
    ...none,
    draftsInReview: 1,
    handInsToGrade: [{ courseId: 'course3', courseTitle: 'Learn Flutter', count: 1 }],
  });
});

test('it counts feedback without an answer, of the last thirty days alone', async () => {
  await using own = await startTestApp();
  const { browser } = await withAdmin(own);
  await browser.call('POST /api/enrolments', { body: { courseId: 'course1' } });
  const params = { courseId: 'course1' };
  await browser.call('POST /api/courses/{courseId}/feedback', { params, body: { rating: 5, comment: 'Clear.' } });
  const count = async () => (await browser.call('GET /api/admin/overview', { query: {} })).unansweredFeedback;
  expect(await count()).toBe(1);
  const answer = { answer: 'Thank you.', answeredAt: 1, answeredAs: 'organisation' } as const;
  await own.db.kysely.updateTable('feedback').set(answer).execute();
  expect(await count()).toBe(0);
  const old = { answer: null, answeredAt: null, answeredAs: null, id: firstIdAt(Date.now() - 31 * dayMs) };
  await own.db.kysely.updateTable('feedback').set(old).execute();
  expect(await count()).toBe(0);
});

test('it counts infected CVs and the new messages of whoever asks, and the lists have the same', async () => {
  await using own = await startTestApp();
  const { browser, uid } = await withAdmin(own);
  const links = { linkedin: 'https://l.example', website: 'https://w.example' };
  for (const name of ['Ada', 'Bea']) {
    const cv = new File(['%PDF-1.4\n%%EOF\n'], 'cv.pdf');
    await browser.call('POST /api/applications', { body: { name, email: 'ada@example.org', ...links, cv } });
    await browser.call('POST /api/contact-messages', { body: { name, email: 'a@example.org', message: 'Hi.' } });
  }
  await own.db.kysely.updateTable('applications').set({ cvState: 'infected' }).where('name', '=', 'Bea').execute();
  await own.db.kysely.updateTable('contactMessages').set({ assigneeId: uid }).where('name', '=', 'Ada').execute();
  const counted = await browser.call('GET /api/admin/overview', { query: {} });
  expect(counted).toMatchObject({ infectedCvs: 1, newMessages: 2, ownMessages: 1 });
  const infected = await browser.call('GET /api/received-applications', { query: { cv: 'infected' } });
  expect(infected.items.map(({ name }) => name)).toEqual(['Bea']);
  const messages = await browser.call('GET /api/admin/messages', { query: { state: 'new', assignee: uid } });
  expect(messages.items.map(({ name }) => name)).toEqual(['Ada']);
  await own.db.kysely.updateTable('contactMessages').set({ state: 'closed' }).execute();
  expect((await browser.call('GET /api/admin/overview', { query: {} })).ownMessages).toBe(0);
});

test('what it counts as waiting, it counts by an index of that', async () => {
  const reads = new Map<string, readonly SqlValue[]>();
  await using own = await startTestApp({
    between: (db) => ({
      ...db,
      readPrepared: (text, values) => {
        reads.set(text, values);
        return db.readPrepared(text, values);
      },
    }),
  });
  const { browser } = await withAdmin(own);
  await browser.call('GET /api/admin/overview', { query: {} });
  const counts = [...reads].filter(([text]) => text.includes('count(*)'));
  const plans = await own.db.kysely.transaction().execute(async (trx) => {
    // PostgreSQL scans empty tables without their indexes.
    if (isOnPostgres) await sql`set local enable_seqscan = off`.execute(trx);
    const explain = isOnPostgres ? 'explain' : 'explain query plan';
    const told: string[] = [];
    for (const [text, values] of counts) {
      const { rows } = await trx.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...values]));
      told.push(JSON.stringify(rows));
    }
    return told.join('\n');
  });
  for (const index of [
    'contactMessagesByState',
    'contactMessagesByAssigneeAndState',
    'contentDraftsByState',
    'handInsWaitingByTask',
    'feedbackUnanswered',
    'applicationsInfected',
  ]) {
    expect(plans).toContain(index);
  }
});

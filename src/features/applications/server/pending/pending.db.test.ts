import { beforeAll, expect, test } from 'vitest';
import { type SignedUp, appForThisFile, newEmail } from '../../../../../test/support/app.ts';
import { minuteMs, secondMs, stopClock } from '../../../../../test/support/clock.ts';
import { pdf } from '../../../../../test/support/files.ts';
import { operate } from '../../../../../test/support/operator.ts';
import { grantRole } from '../../../identity/server/public.ts';
import { mailGapMs } from './waiting.ts';

const undoSeconds = 20;
const app = await appForThisFile({ settings: { applicationUndoSeconds: undoSeconds, rateLimits: false } });
let admin: SignedUp;

beforeAll(async () => {
  admin = await app.signedUp();
  await grantRole(app.db, admin.email, 'admin');
});

const status = 'PUT /api/received-applications/{applicationId}/status';
const undoing = 'POST /api/received-applications/{applicationId}/move-undos';

async function applied() {
  const applicant = await app.signedUp();
  const links = { linkedin: 'https://www.linkedin.com/in/ada', website: 'http://ada.example' };
  const body = { name: 'Ada', email: newEmail(), ...links, openingId: 'ux-designer', cv: pdf() };
  const { id } = await applicant.browser.call('POST /api/applications', { body });
  return { ...applicant, params: { applicationId: id }, id, address: body.email };
}

type Applicant = Awaited<ReturnType<typeof applied>>;
type Status = 'received' | 'in-review' | 'declined';

const move = ({ params }: Applicant, from: Status, to: 'in-review' | 'declined', message?: string) =>
  admin.browser.call(status, { params, body: { from, to, ...(message !== undefined && { message }) } });
const undo = ({ params }: Applicant, from: 'in-review' | 'declined') =>
  admin.browser.try(undoing, { params, body: { from } });
const shown = ({ params }: Applicant) =>
  admin.browser.call('GET /api/received-applications/{applicationId}', { params });
const seen = async ({ browser }: Applicant) => {
  const { items } = await browser.call('GET /api/applications', { query: {} });
  const { items: notices } = await browser.call('GET /api/notifications', { query: {} });
  const history = items[0]?.history.map((step) => step.status);
  return {
    status: items[0]?.status,
    history,
    told: notices.filter(({ message }) => message.includes('new status')).length,
  };
};
const subjects = async ({ address }: Applicant) =>
  (await app.mails()).filter(({ to }) => to === address).map(({ subject }) => subject);
const untold = { status: 'received', history: ['received'], told: 0 };

test('a move that is undone in time leaves the applicant without a word, and the history with both steps', async () => {
  const clock = stopClock();
  const [ada, grace] = [await applied(), await applied()];
  expect(await move(ada, 'received', 'declined', 'Not this time.')).toMatchObject({
    status: 'declined',
    undoMs: undoSeconds * secondMs,
  });
  await move(grace, 'received', 'declined', 'Not this time.');
  expect(await seen(ada)).toEqual(untold);
  // Only one of two concurrent undos succeeds.
  const answers = await Promise.all([undo(ada, 'declined'), undo(ada, 'declined')]);
  expect(answers.map((answer) => answer.status).toSorted((x, y) => x - y)).toEqual([200, 409]);
  const { history, status: now, statusAt, timestamp } = await shown(ada);
  expect([now, statusAt]).toEqual(['received', timestamp]);
  expect(history.map((step) => [step.status, step.isUndone])).toEqual([
    ['received', false],
    ['declined', true],
    ['received', true],
  ]);

  clock.advance(undoSeconds * secondMs);
  expect((await app.mailTo(grace.address, 2)).text).toContain('Not this time.');
  await app.workIsDone();
  expect(await seen(grace)).toEqual({ status: 'declined', history: ['received', 'declined'], told: 1 });
  expect(await undo(grace, 'declined')).toMatchObject({ status: 409, body: { code: 'applicant-told' } });
  expect(await seen(ada)).toEqual(untold);
  expect(await subjects(ada)).toHaveLength(1);
  const { items } = await admin.browser.call('GET /api/admin/audit-entries', { query: { search: ada.address } });
  expect(items.map(({ act }) => act)).toEqual(['application-move-undone', 'application-moved']);
});

test('what was promised before a move that is undone holds: the day on which the application is deleted', async () => {
  const ada = await applied();
  const closed = { status: 'declined', statusAt: 7, deletesAt: 4_000_000_000_000 } as const;
  await app.db.kysely.updateTable('applications').set(closed).where('id', '=', ada.id).execute();
  expect(await move(ada, 'declined', 'in-review')).toMatchObject({ deletesAt: null });
  expect(await undo(ada, 'declined')).toMatchObject({ status: 409, body: { code: 'status-changed' } });
  expect(await undo(ada, 'in-review')).toMatchObject({ status: 200, body: closed });
  expect(await undo({ ...ada, params: { applicationId: 'none' } }, 'in-review')).toMatchObject({ status: 404 });
});

test.each(['in-review', 'declined'] as const)(
  'whoever withdraws before they were told of %s sees it then, and has no mail of it',
  async (decided) => {
    const clock = stopClock();
    const ada = await applied();
    await move(ada, 'received', decided);
    const { params } = ada;
    const gone = await ada.browser.call('POST /api/applications/{applicationId}/withdrawal', { params });
    expect(gone.history.map((step) => step.status)).toEqual(['received', decided, 'withdrawn']);
    expect(await undo(ada, decided)).toMatchObject({ status: 409, body: { code: 'status-changed' } });
    clock.advance(undoSeconds * secondMs);
    await app.workIsDone();
    expect((await subjects(ada)).filter((subject) => /: (in review|declined)$/.test(subject))).toEqual([]);
    expect(await seen(ada)).toMatchObject({ status: 'withdrawn', told: 0 });
  },
);

/** Statuses in the mails sent to an applicant, in order. */
const mailed = async (applicant: Applicant) =>
  (await subjects(applicant)).slice(1).map((subject) => subject.split(': ').at(-1));

async function twiceMoved() {
  const applicant = await applied();
  await move(applicant, 'received', 'in-review');
  await move(applicant, 'in-review', 'declined');
  return applicant;
}

test('of steps that wait the older is told first, though the job of the newer is done first', async () => {
  const clock = stopClock();
  const ada = await twiceMoved();
  const held = app.db.kysely.selectFrom('heldApplicationSteps').select('stepId').where('applicationId', '=', ada.id);
  const { stepId } = await held.orderBy('stepId').executeTakeFirstOrThrow();
  // Simulates a process that was killed while it ran the job.
  const late = app.db.kysely.updateTable('outbox').set((eb) => ({ dueAt: eb('dueAt', '+', minuteMs) }));
  await late.where('payload', 'like', `%${stepId}%`).execute();
  clock.advance(undoSeconds * secondMs);
  await app.mailTo(ada.address, 2);
  expect(await mailed(ada)).toEqual(['in review']);
  clock.advance(mailGapMs);
  await app.mailTo(ada.address, 3);
  clock.advance(minuteMs);
  await app.workIsDone();
  expect(await mailed(ada)).toEqual(['in review', 'declined']);
  expect(await seen(ada)).toEqual({ status: 'declined', history: ['received', 'in-review', 'declined'], told: 2 });
});

test('what the command line tells at once comes after all that waits', async () => {
  const clock = stopClock();
  const ada = await twiceMoved();
  await operate(app, 'applications', 'move', ada.id, 'interview');
  expect(await seen(ada)).toMatchObject({ status: 'interview', told: 3 });
  for (const count of [2, 3, 4]) {
    await app.mailTo(ada.address, count);
    expect(await mailed(ada)).toHaveLength(count - 1);
    clock.advance(mailGapMs);
  }
  clock.advance(undoSeconds * secondMs);
  await app.workIsDone();
  expect(await mailed(ada)).toEqual(['in review', 'declined', 'interview']);
});

test('moves of many are undone but for one that was moved on, and one that is gone', async () => {
  const [ada, grace] = [await applied(), await applied()];
  const moved = await admin.browser.call('PUT /api/admin/applications/statuses', {
    body: { changes: [ada, grace].map(({ id }) => ({ id, from: 'received' as const, to: 'in-review' as const })) },
  });
  expect(moved).toMatchObject({ undoMs: undoSeconds * secondMs, results: [{ failure: null }, { failure: null }] });
  await move(grace, 'in-review', 'declined');
  const { results } = await admin.browser.call('POST /api/admin/applications/move-undos', {
    body: { rows: [ada.id, grace.id, 'none'].map((id) => ({ id, from: 'in-review' as const })) },
  });
  expect(results.map(({ failure }) => failure?.code ?? null)).toEqual([
    null,
    'status-changed',
    'application-not-found',
  ]);
  expect(await shown(ada)).toMatchObject({ status: 'received' });
  // Undone step by step, back to the first status.
  expect(await undo(grace, 'declined')).toMatchObject({ status: 200, body: { status: 'in-review' } });
  expect(await undo(grace, 'in-review')).toMatchObject({ status: 200, body: { status: 'received' } });
});

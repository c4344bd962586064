import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandNames } from '../../src/app/cli/run-command.ts';
import { routes } from '../../src/app/contract.ts';
import { type AuditAct, auditActs } from '../../src/features/audit/acts-contract.ts';
import type { RouteSpec } from '../../src/platform/contract/routes.ts';
import { addItem } from '../../src/platform/server/content/edit.ts';
import { newId } from '../../src/platform/server/ids.ts';
import { type TestApp, newEmail, startTestApp } from '../support/app.ts';
import { draft } from '../support/campaigns.ts';
import { certified } from '../support/certificates.ts';
import { shippedContent } from '../support/content.ts';
import { pdf } from '../support/files.ts';
import { temporaryFolder } from '../support/folder.ts';
import { openingSource } from '../support/opening.ts';
import { operate, operateForJson } from '../support/operator.ts';
import { confirmedSubscribers } from '../support/subscribers.ts';

/** Audit actions of a route or command; or the reason why there is none. */
type Written = readonly AuditAct[] | string;

const looksOnly = 'it changes nothing';
const accountStates: Written = ['user-disabled', 'user-enabled'];
const roles: Written = ['role-learner-granted', 'role-teacher-granted', 'role-admin-granted'];
const messageStates: Written = ['message-new', 'message-answered', 'message-closed', 'message-spam'];
const feedbackStates: Written = ['feedback-hidden', 'feedback-shown'];
const ownFilter = 'it is a convenience of one administrator, and no act on anybody';
const presence = 'it says who has an editor open, and changes nothing that stays';

/** Routes with which administrators and teachers change something. */
const ofRoutes: Readonly<Record<string, Written>> = {
  previewComment: looksOnly,
  gradeHandIn: ['hand-in-graded', 'hand-in-grade-corrected'],
  allowQuizAttempt: ['quiz-attempt-allowed'],
  setFeedbackState: feedbackStates,
  setFeedbackStates: feedbackStates,
  answerFeedback: ['feedback-answered'],
  removeFeedbackAnswer: ['feedback-answer-removed'],
  addCampaign: ['campaign-added'],
  setCampaign: ['campaign-changed'],
  deleteCampaign: ['campaign-deleted'],
  deleteCampaigns: ['campaign-deleted'],
  sendTestMail: ['campaign-tested'],
  startCampaign: ['campaign-started', 'campaign-scheduled'],
  setCampaignState: ['campaign-unscheduled', 'campaign-paused', 'campaign-resumed', 'campaign-cancelled'],
  previewAnnouncement: looksOnly,
  sendAnnouncement: ['announcement-sent'],
  moveApplication: ['application-moved'],
  moveApplications: ['application-moved'],
  undoApplicationMove: ['application-move-undone'],
  undoApplicationMoves: ['application-move-undone'],
  addApplicationNote: ['application-noted'],
  deleteApplication: ['application-deleted'],
  answerMessage: ['message-mailed'],
  addMessageNote: ['message-noted'],
  assignMessage: ['message-assigned'],
  assignMessages: ['message-assigned'],
  setMessageState: messageStates,
  setMessageStates: messageStates,
  deleteMessage: ['message-deleted'],
  deleteMessages: ['message-deleted'],
  previewEnrolments: looksOnly,
  enrolAll: ['enrolment-added'],
  enrolByAddress: ['enrolment-added'],
  setEnrolmentStates: ['enrolment-ended', 'enrolment-restored'],
  addContent: ['content-begun'],
  removeContent: ['content-removed'],
  saveContentDraft: ['content-begun', 'content-image-added'],
  discardContentDraft: ['content-discarded'],
  setContentDraftState: ['content-review-asked', 'content-taken-back', 'content-scheduled'],
  checkContent: looksOnly,
  previewContent: looksOnly,
  publishContent: ['content-published'],
  decideExamples: ['content-published', 'content-removed'],
  holdContentOpen: presence,
  letContentGo: presence,
  addContentImage: ['content-image-added'],
  removeContentImage: ['content-image-removed'],
  reviewContent: ['content-commented', 'content-approved', 'content-changes-wanted'],
  previewContentArchive: looksOnly,
  previewGift: looksOnly,
  importContentArchive: ['content-brought-in'],
  setLook: ['look-changed'],
  setLogo: ['logo-changed'],
  deleteLogo: ['logo-removed'],
  testMail: ['mail-tested'],
  setReminder: 'it only puts a reminder of the console away',
  retryJob: ['job-retried'],
  discardJob: ['job-discarded'],
  setAccountState: accountStates,
  setAccountStates: accountStates,
  setAccountRole: roles,
  setAccountRoles: roles,
  scheduleAccountDeletion: ['user-deletion-scheduled'],
  deleteAccount: ['user-deleted'],
  mailAccountReset: ['password-reset-mailed'],
  resetAccountAuthenticator: ['authenticator-reset'],
  deleteSubscriber: ['subscriber-deleted'],
  deleteSubscribers: ['subscriber-deleted'],
  saveFilter: ownFilter,
  deleteFilter: ownFilter,
};

/** All commands. Those with actions are run below. */
const ofCommands: Readonly<Record<string, Written>> = {
  'user list': looksOnly,
  'user disable': ['user-disabled'],
  'user enable': ['user-enabled'],
  'user grant': roles,
  'user revoke': ['role-learner-granted'],
  'user teach': ['role-teacher-granted'],
  'user send-reset': ['password-reset-mailed'],
  'user reset-authenticator': ['authenticator-reset'],
  'user delete': ['user-deleted'],
  'career list': looksOnly,
  'career add': ['content-published'],
  'career remove': ['content-removed'],
  'opening list': looksOnly,
  'opening close': ['content-published'],
  'opening publish': ['content-published'],
  'opening take-over': ['content-published'],
  'opening remove': ['content-removed'],
  'certificate revoke': ['certificate-revoked'],
  'content check': looksOnly,
  'content import': ['content-brought-in'],
  'content export': looksOnly,
  'quiz gift': looksOnly,
  enrol: ['enrolment-added'],
  unenrol: ['enrolment-ended'],
  notify: ['announcement-sent'],
  'applications list': looksOnly,
  'applications move': ['application-moved'],
  'applications delete': ['application-deleted'],
  'messages list': looksOnly,
  'subscribers list': looksOnly,
  'subscribers export': looksOnly,
  'subscribers remove': ['subscriber-deleted'],
  'campaign list': looksOnly,
  'campaign show': looksOnly,
  'campaign test': ['campaign-tested'],
  'campaign send': ['campaign-started'],
  'campaign pause': ['campaign-paused'],
  'campaign resume': ['campaign-resumed'],
  'campaign cancel': ['campaign-cancelled'],
  'campaign unschedule': ['campaign-unscheduled'],
  'outbox list': looksOnly,
  'outbox retry': ['job-retried'],
  'outbox discard': ['job-discarded'],
  backup: looksOnly,
  restore: 'the whole database is another afterwards, audit log and all',
  migrate: 'it changes tables, and nothing of what people have in them',
  doctor: looksOnly,
  'files clean': 'it removes what no row names',
  'seed demo': 'it adds made-up people, who say so themselves, and touches nobody else',
};

/** Actions of the site itself. */
const ofTheSite: readonly AuditAct[] = ['application-cv-infected'];

function actsOf(all: Readonly<Record<string, Written>>): AuditAct[] {
  return Object.values(all).flatMap((written) => (typeof written === 'string' ? [] : written));
}

test('every route that changes something for those who run the site or teach has its acts, or a reason to have none (§6)', () => {
  const changing = Object.entries<RouteSpec>(routes)
    .filter(([key, { access }]) => !key.startsWith('GET ') && typeof access === 'object')
    .map(([, { operation }]) => operation);
  expect(Object.keys(ofRoutes).toSorted()).toEqual(changing.toSorted());
});

test('every command has its acts, or a reason to have none; and every act is done by something (§6)', () => {
  expect(Object.keys(ofCommands).toSorted()).toEqual(commandNames.toSorted());
  const done = new Set([...actsOf(ofRoutes), ...actsOf(ofCommands), ...ofTheSite]);
  expect([...done].toSorted()).toEqual(auditActs.toSorted());
});

/** Audit entries, newest first. */
async function entriesOf(app: TestApp) {
  const columns = ['act', 'actorId', 'actorEmail', 'subjectId', 'subject'] as const;
  return app.db.kysely.selectFrom('auditEntries').select(columns).orderBy('id', 'desc').execute();
}

/** Stores a draft as the console would. */
async function draftOfGlazier({ db: { kysely } }: TestApp): Promise<void> {
  const item = await kysely
    .selectFrom('contentItems')
    .select(['kind', 'id as itemId', 'source', 'hash as baseHash'])
    .where('id', '=', 'glazier')
    .executeTakeFirstOrThrow();
  const source = `${item.source}\nMore words.\n`;
  const draft = { ...item, source, revision: newId(), state: 'draft' as const, byUserId: null };
  await kysely
    .insertInto('contentDrafts')
    .values({ ...draft, publishAt: null, problem: null, savedAt: 0 })
    .execute();
}

test('whatever a command does is written down as the command line’s, with whom it was done to, in the console’s words (§6)', async () => {
  await using app = await startTestApp({ settings: { campaignMailsPerMinute: 1 } });
  const done = new Set<string>();
  let count = 0;

  /** Runs a command, and checks that it adds exactly one audit entry, its own. */
  async function writes(words: readonly string[], act: AuditAct, subject: string): Promise<void> {
    const { exitCode, stderr } = await operate(app, ...words);
    expect({ words, exitCode, stderr }).toEqual({
      words,
      exitCode: 0,
      stderr: expect.stringMatching(/^Database: /m) as string,
    });
    const entries = await entriesOf(app);
    const entry = { act, actorId: 'command-line', actorEmail: '', subject };
    expect({ words, count: entries.length, entry: entries[0] }).toMatchObject({ words, count: count + 1, entry });
    count += 1;
    const name = commandNames.find((known) => words.join(' ').startsWith(known)) ?? '';
    expect(ofCommands[name]).toContain(act);
    done.add(`${name}: ${act}`);
  }

  const ada = await certified(app);
  await writes(['user', 'disable', ada.email], 'user-disabled', ada.email);
  await writes(['user', 'enable', ada.email.toUpperCase()], 'user-enabled', ada.email);
  await writes(['user', 'grant', ada.email, 'admin'], 'role-admin-granted', ada.email);
  await writes(['user', 'grant', ada.email, 'learner'], 'role-learner-granted', ada.email);
  await writes(['user', 'grant', ada.email, 'teacher'], 'role-teacher-granted', ada.email);
  await writes(['user', 'teach', ada.email, 'course1'], 'role-teacher-granted', ada.email);
  await writes(['user', 'revoke', ada.email], 'role-learner-granted', ada.email);
  await writes(['user', 'send-reset', ada.email], 'password-reset-mailed', ada.email);
  await writes(['user', 'reset-authenticator', ada.email], 'authenticator-reset', ada.email);
  await writes(['notify', ada.email, 'Hello.'], 'announcement-sent', ada.email);
  await writes(['notify', 'everybody', 'Hello.', '--yes'], 'announcement-sent', 'everybody');
  const revocation = ['certificate', 'revoke', ada.certificateId, '--reason', 'Issued by mistake'];
  await writes(revocation, 'certificate-revoked', `${ada.email} · course1`);

  const career = ['career', 'add', 'Beekeeper', 'Keeps bees.'];
  await writes(career, 'content-published', expect.stringMatching(/^careers\/.*\.md$/) as string);
  const careers = await operateForJson<{ id: string; title: string }[]>(app, 'career', 'list');
  const { id: careerId = '' } = careers.find(({ title }) => title === 'Beekeeper') ?? {};
  await writes(['career', 'remove', careerId], 'content-removed', `careers/${careerId}.md`);
  await addItem(app.db, { kind: 'opening', id: 'glazier', source: openingSource({ validThrough: '2999-12-31' }) });
  await writes(['opening', 'close', 'glazier'], 'content-published', 'openings/glazier.md');
  await draftOfGlazier(app);
  await writes(['opening', 'publish', 'glazier'], 'content-published', 'openings/glazier.md');
  const folder = shippedContent();
  folder.write('careers/painter.md', '---\ntitle: Painter\norder: 90\n---\n\nPaints.\n');
  using lists = temporaryFolder();
  const list = join(lists.path, 'people.csv');
  const grace = await app.signedUp();
  await app.confirmAddress(grace.uid);
  writeFileSync(list, grace.email);
  await writes(['enrol', 'course2', list, '--yes'], 'enrolment-added', `${grace.email} · course2`);
  await writes(['unenrol', 'course2', grace.email], 'enrolment-ended', `${grace.email} · course2`);
  await writes(['content', 'import', folder.path, '--yes'], 'content-brought-in', '1 new, 0 changed');
  await writes(['opening', 'take-over', 'ux-designer'], 'content-published', 'openings/ux-designer.md');
  await writes(['opening', 'remove', 'ux-designer', '--yes'], 'content-removed', 'openings/ux-designer.md');

  const email = newEmail();
  const links = { linkedin: 'https://www.linkedin.com/in/ada', website: 'https://ada.example' };
  const applied = { name: 'Ada', email, ...links, cv: pdf() };
  const { id } = await app.browser().call('POST /api/applications', { body: applied });
  await writes(['applications', 'move', id, 'interview'], 'application-moved', email);
  const masked = `${email.slice(0, 1)}…${email.slice(email.indexOf('@'))}`;
  await writes(['applications', 'delete', id, '--yes'], 'application-deleted', masked);

  const [reader = ''] = await confirmedSubscribers(app.db, 20);
  await writes(['subscribers', 'remove', reader, '--yes'], 'subscriber-deleted', 'r…@example.org');
  const { browser } = await app.signedUpAs('admin');
  const campaign = await draft(browser);
  count += 1;
  await writes(['campaign', 'send', campaign.id, '--yes'], 'campaign-started', 'News');
  await writes(['campaign', 'pause', campaign.id], 'campaign-paused', 'News');
  await writes(['campaign', 'resume', campaign.id, '--yes'], 'campaign-resumed', 'News');
  await writes(['campaign', 'test', campaign.id, ada.email], 'campaign-tested', 'News');
  await writes(['campaign', 'cancel', campaign.id, '--yes'], 'campaign-cancelled', 'News');
  const later = await draft(browser);
  const start = { params: { campaignId: later.id }, body: { step: later.step, at: Date.now() + 1e8 } };
  await browser.call('POST /api/campaigns/{campaignId}/start', start);
  count += 2;
  await writes(['campaign', 'unschedule', later.id], 'campaign-unscheduled', 'News');

  const jobs = [newId(), newId()];
  const discarded = newId();
  for (const jobId of [...jobs, discarded]) {
    const job = { id: jobId, kind: 'password-reset', payload: '{"email":"nobody@example.org"}' };
    await app.db.kysely
      .insertInto('outbox')
      .values({ ...job, attempts: 12, dueAt: 0 })
      .execute();
  }
  await writes(['outbox', 'discard', discarded], 'job-discarded', 'password-reset');
  await writes(['outbox', 'retry', jobs[0] ?? ''], 'job-retried', 'password-reset');
  await writes(['outbox', 'retry', 'all'], 'job-retried', 'password-reset');
  expect((await entriesOf(app)).slice(0, 2).map(({ subjectId }) => subjectId)).toEqual(jobs.toReversed());
  await writes(['user', 'delete', ada.email, '--yes'], 'user-deleted', '');

  const all = Object.entries(ofCommands).flatMap(([name, acts]) =>
    typeof acts === 'string' ? [] : acts.map((act) => `${name}: ${act}`),
  );
  expect([...done].toSorted()).toEqual(all.toSorted());
});

test('a command that does nothing writes nothing down', async () => {
  await using app = await startTestApp();
  const ada = await certified(app);
  const revoke = ['certificate', 'revoke', ada.certificateId, '--reason', 'Issued by mistake'] as const;
  await operate(app, ...revoke);
  const before = await entriesOf(app);
  for (const words of [
    revoke,
    ['certificate', 'revoke', 'unknown', '--reason', 'Issued by mistake'],
    ['user', 'disable', newEmail()],
    ['outbox', 'retry', newId()],
    ['outbox', 'discard', newId()],
    ['outbox', 'retry', 'all'],
    ['career', 'remove', 'unknown'],
    ['opening', 'close', 'ux-designer'],
    ['opening', 'close', 'unknown'],
    ['applications', 'move', 'unknown', 'interview'],
    ['campaign', 'send', 'unknown', '--yes'],
    ['notify', newEmail(), 'Hello.'],
    ['subscribers', 'remove', newEmail(), '--yes'],
  ]) {
    await operate(app, ...words);
  }
  expect(await entriesOf(app)).toEqual(before);
});

test('whose role the command line changes is told so, as when the console does it; the same role again tells nobody', async () => {
  await using app = await startTestApp();
  const { browser, email } = await app.signedUp();
  for (const role of ['teacher', 'teacher', 'admin', 'learner']) await operate(app, 'user', 'grant', email, role);
  const { items } = await browser.call('GET /api/notifications', { query: {} });
  expect(items.map(({ message, path }) => [message, path])).toEqual([
    ['You are no longer a teacher or an administrator.', '/dashboard'],
    ['You are now an administrator.', '/admin'],
    ['You are now a teacher.', '/teach'],
  ]);
});

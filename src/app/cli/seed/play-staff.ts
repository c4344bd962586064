import { applicationMover } from '../../../features/applications/server/public.ts';
import { campaignHandlers } from '../../../features/campaigns/server/handlers.ts';
import { campaignMoves } from '../../../features/campaigns/server/moves.ts';
import { campaignQueries } from '../../../features/campaigns/server/queries.ts';
import { sendingQueries } from '../../../features/campaigns/server/sending/queries.ts';
import { careerHandlers } from '../../../features/careers/server/handlers.ts';
import { feedbackHider } from '../../../features/feedback/server/public.ts';
import { moderationHandlers } from '../../../features/feedback/server/moderation/handlers.ts';
import { announce, bulkNotifications } from '../../../features/notifications/server/public.ts';
import { newId } from '../../../platform/server/ids.ts';
import { audiencesOf } from '../../server/audiences.ts';
import type { DemoUsers, Player } from './demo-users.ts';
import { announcements, newsletters, thanks } from './demo-words.ts';
import type { DemoRow } from './queries.ts';
import type { Chances } from './random.ts';
import { type Stage, calledBy, noInput } from './stage.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Every n-th recipient is refused by their mail server. */
const refusedEvery = 20;
const recipientsMax = 1000;

/** Has learners choose careers. */
export async function chooseCareers(
  stage: Stage,
  people: readonly { readonly uid: string; readonly since: number; readonly isSure?: boolean }[],
  careerIds: readonly string[],
  { chance, oneOf, between }: Chances,
  now: number,
): Promise<void> {
  const { enrolInCareer } = careerHandlers(stage);
  if (careerIds.length === 0) return;
  for (const { uid, since, isSure = false } of people) {
    if (!chance(0.4) && !isSure) continue;
    stage.at(between(since, now));
    await enrolInCareer({ ...noInput, body: { careerId: oneOf(careerIds) } }, calledBy(uid));
  }
}

/** Answers every third review as the teacher, and hides one as the administrator. */
export async function answerFeedback(
  stage: Stage,
  { teacher, admin }: DemoUsers,
  feedback: readonly DemoRow<'feedback'>[],
  { oneOf }: Chances,
): Promise<void> {
  const { answerFeedback: answer } = moderationHandlers(stage);
  const hide = feedbackHider(stage);
  const ordered = feedback.toSorted((one, other) => one.timestamp - other.timestamp);
  for (const [place, { id, timestamp }] of ordered.entries()) {
    stage.at(timestamp + hourMs);
    if (place === 1) await hide(id, { to: 'hidden', reason: 'It names somebody.', byUserId: admin.uid });
    if (place % 3 !== 0) continue;
    await answer(
      { ...noInput, params: { feedbackId: id }, body: { text: oneOf(thanks), seen: null } },
      calledBy(teacher.uid, 'teacher'),
    );
  }
}

/** Creates one sent campaign and one draft. No mails are sent. */
export async function sendNewsletters(stage: Stage, admin: Player, now: number): Promise<void> {
  const { addCampaign } = campaignHandlers(stage);
  const caller = calledBy(admin.uid, 'admin');
  const [sent, draft] = newsletters;
  stage.at(now - 10 * dayMs);
  const { id } = await addCampaign({ ...noInput, body: { ...sent, segment: { kind: 'all' } } }, caller);
  await send(stage, id, now - 10 * dayMs);
  stage.at(now - dayMs);
  await addCampaign({ ...noInput, body: { ...draft, segment: { kind: 'all' } } }, caller);
}

/** Sends a campaign as the server does, but without the mails. */
async function send(stage: Stage, campaignId: string, at: number): Promise<void> {
  const { db } = stage;
  const { findCampaign } = campaignQueries(db);
  const { start, halt } = campaignMoves(db, stage.outbox);
  const { claimRecipients, settleRecipient } = sendingQueries(db);
  const draft = await findCampaign.first({ id: campaignId });
  if (draft) await db.commit(...(await start(draft, at)));
  const campaign = await findCampaign.first({ id: campaignId });
  if (!campaign) return;
  const claim = newId();
  const batch = { campaignId, step: campaign.step, claim, now: at, limit: recipientsMax };
  const [recipients] = await db.commit(claimRecipients.with(batch));
  const settles = recipients.map(({ subscriberId }, place) => {
    const state = place % refusedEvery === refusedEvery - 1 ? 'failed' : 'sent';
    return settleRecipient.with({ campaignId, subscriberId, claim, state, tries: 1, dueAt: 0 });
  });
  await db.commit(...settles, halt(campaign, 'sent', { endedAt: at + hourMs }));
}

/** Announces something to everybody, and something to the demo learner alone. */
export async function sendDemoAnnouncements(stage: Stage, { admin, learner }: DemoUsers, now: number): Promise<void> {
  const { begin, finishNow } = bulkNotifications({ ...stage, audiences: audiencesOf(stage.db) });
  const tell = announce({ db: stage.db, begin, now: stage.now });
  const targets = [{ kind: 'everybody' } as const, { kind: 'person', uid: learner.uid } as const];
  for (const [place, to] of targets.entries()) {
    stage.at(now - (3 - place) * dayMs);
    const message = announcements[place]!;
    const id = await tell({ to, message, path: null, attempt: newId(), byUserId: admin.uid });
    if (id !== null) await finishNow(id);
  }
}

/** Moves the demo learner's application to the interview. The notification is immediate: nothing waits to be undone. */
export async function moveApplication(
  stage: Stage,
  { admin, learner }: DemoUsers,
  applications: readonly DemoRow<'applications'>[],
  now: number,
): Promise<void> {
  const own = applications.find(({ userId }) => userId === learner.uid);
  if (!own) return;
  stage.at(now - dayMs);
  const message = 'We would like to talk to you. Would Thursday suit you?';
  const settings = { ...stage.settings, applicationUndoSeconds: 0 };
  await applicationMover({ ...stage, settings })(own.id, { from: null, to: 'interview', message, byUserId: admin.uid });
}

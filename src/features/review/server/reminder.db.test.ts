import { describe, expect, test } from 'vitest';
import { type SignedUp, appForThisFile } from '../../../../test/support/app.ts';
import { dayMs, hourMs, stopClock } from '../../../../test/support/clock.ts';
import { shippedContentForThisFile } from '../../../../test/support/content.ts';
import { eventually } from '../../../../test/support/eventually.ts';

const folder = shippedContentForThisFile();
const app = await appForThisFile({ settings: { contentDir: folder.path, rateLimits: false } });
const zone = 'Europe/Berlin';

async function learner(): Promise<SignedUp> {
  const user = await app.signedUp();
  await user.browser.call('POST /api/enrolments', { body: { courseId: 'course3' } });
  return user;
}

/** Answers a question wrongly, so that it is due on the next day. */
const answerWrongly = ({ browser }: SignedUp) =>
  browser.call('POST /api/courses/{courseId}/exercises/{exerciseId}/answers', {
    params: { courseId: 'course3', exerciseId: 'the-queue' },
    body: { key: crypto.randomUUID(), answer: { picked: [], typed: ['none'] }, clientAt: null, device: null },
  });
const summary = ({ browser }: SignedUp) => browser.call('GET /api/review', { query: { zone } });

test('two settings that are changed at once are both kept, and what is left out stays', async () => {
  const { browser } = await learner();
  const set = (more: object) => browser.call('PUT /api/review/settings', { body: { ...more, zone } });
  await Promise.all([set({ goalMinutes: 10 }), set({ reminderHour: 18 })]);
  const both = { goalMinutes: 10, reminderHour: 18 };
  expect(await browser.call('GET /api/review', { query: { zone } })).toMatchObject({ settings: both });
  expect(await set({})).toEqual(both);
  expect(await set({ goalMinutes: null })).toEqual({ ...both, goalMinutes: null });
});

describe('the reminder', () => {
  const mailsTo = async ({ email }: SignedUp) => (await app.mails()).filter(({ to }) => to === email);
  const remind = ({ browser }: SignedUp, reminderHour: number | null) =>
    browser.call('PUT /api/review/settings', { body: { goalMinutes: null, reminderHour, zone } });
  const jobsOf = async ({ uid }: SignedUp) =>
    (await app.db.kysely.selectFrom('outbox').select('payload').execute()).filter(({ payload }) =>
      payload.includes(uid),
    );
  const nextReminder = async ({ uid }: SignedUp) => {
    const row = app.db.kysely.selectFrom('reviewSettings').select('reminderAt').where('userId', '=', uid);
    return (await row.executeTakeFirstOrThrow()).reminderAt ?? 0;
  };
  /** Advances to the time of the learner's next reminder and waits until it is done. */
  async function untilReminded(clock: ReturnType<typeof stopClock>, who: SignedUp) {
    const at = await nextReminder(who);
    clock.advance(at - Date.now());
    await eventually('the reminder to be done', async () => (await nextReminder(who)) > at);
    return at;
  }

  test('comes at the hour that one chose, once a day and only when something is due', async () => {
    const clock = stopClock(Date.UTC(2028, 0, 10, 12));
    const ada = await learner();
    await app.confirmAddress(ada.uid);
    await answerWrongly(ada);
    expect(await jobsOf(ada)).toEqual([]);
    await remind(ada, 18);
    // 18:00 in Berlin; the question is due only from tomorrow.
    expect(await untilReminded(clock, ada)).toBe(Date.UTC(2028, 0, 10, 17));
    expect(await mailsTo(ada)).toEqual([]);
    expect(await untilReminded(clock, ada)).toBe(Date.UTC(2028, 0, 11, 17));
    const mail = await app.mailTo(ada.email);
    expect(mail.subject).toBe('1 question to review');
    expect(mail.text).toContain('/review');
    // A later hour on the same day brings no second mail.
    await remind(ada, 20);
    expect(await untilReminded(clock, ada)).toBe(Date.UTC(2028, 0, 11, 19));
    // The job of the earlier hour does nothing.
    clock.advance(22 * hourMs);
    await eventually('the job of the earlier hour', async () => (await jobsOf(ada)).length === 1);
    expect(await mailsTo(ada)).toHaveLength(1);
    await untilReminded(clock, ada);
    expect(await app.mailTo(ada.email, 2)).toMatchObject({ subject: '1 question to review' });
  });

  test('ends with one press on the link of the mail, without signing in, and by the mail program itself', async () => {
    const clock = stopClock(Date.UTC(2029, 0, 10, 12));
    const ada = await learner();
    await app.confirmAddress(ada.uid);
    await answerWrongly(ada);
    clock.advance(2 * dayMs);
    await remind(ada, 18);
    await untilReminded(clock, ada);
    const { source, text } = await app.mailTo(ada.email);
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const link = new URL(/https?:\S+\/review-reminders\/stop\S+/.exec(text)![0]);
    const path = `${link.pathname}${link.search}`;
    const page = await app.app.inject({ url: path });
    expect(page.body).toContain('Stop these emails');
    expect((await summary(ada)).settings.reminderHour).toBe(18);
    expect((await app.app.inject({ method: 'POST', url: `${path}x` })).statusCode).toBe(404);
    const headers = { origin: 'https://mail.example', 'content-type': 'application/x-www-form-urlencoded' };
    const stopped = await app.app.inject({ method: 'POST', url: path, headers, payload: 'List-Unsubscribe=One-Click' });
    expect(stopped.body).toContain('Review reminders stopped');
    expect((await summary(ada)).settings.reminderHour).toBeNull();
    clock.advance(hourMs);
  });

  test('goes to nobody whose address is not confirmed', async () => {
    const clock = stopClock(Date.UTC(2030, 0, 10, 12));
    const ada = await learner();
    await app.confirmAddress(ada.uid, false);
    await answerWrongly(ada);
    clock.advance(2 * dayMs);
    await remind(ada, 18);
    await untilReminded(clock, ada);
    await app.workIsDone();
    expect(await mailsTo(ada)).toEqual([]);
  });
});

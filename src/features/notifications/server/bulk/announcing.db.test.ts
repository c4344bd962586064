import { expect, test } from 'vitest';
import { type SignedUp, startTestApp } from '../../../../../test/support/app.ts';
import { shippedContent } from '../../../../../test/support/content.ts';
import { eventually } from '../../../../../test/support/eventually.ts';
import { operate } from '../../../../../test/support/operator.ts';
import { createEvents } from '../../../../platform/server/events/events.ts';
import { newId } from '../../../../platform/server/ids.ts';
import { createOutbox } from '../../../../platform/server/outbox/outbox.ts';
import { bulkNotifications, notifier } from '../public.ts';

const messages = async ({ browser }: SignedUp) =>
  (await browser.call('GET /api/notifications', { query: {} })).items.map(({ message }) => message);

test('new lessons are told to each learner of the course once, however many processes look; an opening to whoever chose its career', async () => {
  const folder = shippedContent();
  await using app = await startTestApp({ settings: { rateLimits: false } });
  await using beside = await startTestApp({ beside: app });
  expect(beside.place).toBe(app.place);
  const enrolled = await app.signedUp();
  await enrolled.browser.call('POST /api/enrolments', { body: { courseId: 'course2' } });
  const left = await app.signedUp();
  await left.browser.call('POST /api/enrolments', { body: { courseId: 'course2' } });
  await left.browser.call('DELETE /api/enrolments/{courseId}', { params: { courseId: 'course2' } });
  const chose = await app.signedUp();
  await chose.browser.call('POST /api/career-enrolments', { body: { careerId: 'back-end-engineer' } });
  await chose.browser.call('POST /api/career-enrolments', { body: { careerId: 'data-analyst' } });
  const announced = () => app.db.kysely.selectFrom('announcedContent').select('itemId').execute();
  await eventually('what ships to be known', async () => (await announced()).length > 30);
  expect(await app.db.kysely.selectFrom('broadcasts').select('id').execute()).toEqual([]);

  folder.edit('courses/course2/outline.yaml', (text) => `${text}\n- title: More\n  lessons: [extra-one, extra-two]\n`);
  for (const [id, title] of [
    ['extra-one', 'One more'],
    ['extra-two', 'Two more'],
  ] as const)
    folder.write(
      `courses/course2/lessons/${id}.md`,
      `---\ntitle: ${title}\nsummary: More.\nminutes: 5\n---\n\nText.\n`,
    );
  folder.edit('openings/software-engineer.md', (text) =>
    text
      .replace('example: true', 'example: false')
      .replace(/^careers: .*\nskills: .*$/m, 'careers: [back-end-engineer, data-analyst]'),
  );
  expect(await operate(app, 'content', 'import', folder.path, '--yes')).toMatchObject({ exitCode: 0 });
  await eventually('the learner to be told', async () => (await messages(enrolled)).length > 0);
  await eventually('the opening to be told', async () => (await messages(chose)).length > 0);
  const outline = { params: { courseId: 'course2' } };
  await eventually('the other process to see it', async () => {
    const { chapters } = await beside.browser().call('GET /api/courses/{courseId}/outline', outline);
    return chapters.some(({ title }) => title === 'More');
  });
  // Closing waits until the process has handled all changes it has seen.
  await beside.app.close();
  await app.workIsDone();
  expect(await messages(enrolled)).toEqual(['Learn Python has 2 new lessons. The first of them is “One more”.']);
  expect(await messages(left)).toEqual([]);
  expect(await messages(chose)).toEqual([
    'New opening for a career you chose: Software Engineer, Lisbon, Portugal, or remote within Europe.',
  ]);
  expect(await app.db.kysely.selectFrom('broadcasts').select('id').execute()).toEqual([]);
});

test('a broadcast that another process takes over in the middle leaves nobody out and tells nobody twice', async () => {
  await using app = await startTestApp({ settings: { rateLimits: false } });
  const people = [];
  for (let count = 0; count < 3; count += 1) people.push(await app.signedUp());
  const { log } = app.app;
  const parts = {
    db: app.db,
    events: createEvents(app.db, log, Date.now),
    outbox: createOutbox(app.db, log, Date.now),
    now: Date.now,
  };
  /** One user per batch. */
  const audience = async (uids: readonly string[], after: string) => {
    const at = after === '' ? 0 : Number(after);
    const userId = uids[at];
    return userId === undefined ? [] : [{ userId, cursor: String(at + 1) }];
  };
  const process = () => bulkNotifications({ ...parts, notify: notifier(parts), audiences: { people: audience } });
  const id = newId();
  const told = { kind: 'courses', message: 'To all.', path: '/courses', timestamp: 1, cursor: '' } as const;
  const members = JSON.stringify(people.map(({ uid }) => uid));
  await app.db.kysely
    .insertInto('broadcasts')
    .values({ id, audience: 'people', members, ...told })
    .execute();
  await Promise.all([process(), process()].map(({ jobs }) => jobs[0]!.run({ broadcastId: id }, 'id')));
  await process().jobs[0]!.run({ broadcastId: id }, 'id');
  for (const person of people) expect(await messages(person)).toEqual(['To all.']);
  expect(await app.db.kysely.selectFrom('broadcasts').select('id').execute()).toEqual([]);
});

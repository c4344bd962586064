import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { hourMs, stopClock, stopTimers } from '../../../../test/support/clock.ts';
import { databaseForThisFile, isOnPostgres } from '../../../../test/support/database.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import type { Database } from '../db/database.ts';
import { createEvents, type Events } from './events.ts';

const { db, place } = await databaseForThisFile();

/** Creates the events service of one process. */
function eventsOn(database: Database) {
  const events = createEvents(database, pino({ level: 'silent' }), () => Date.now());
  onTestFinished(() => events.stop());
  const emit = (...event: Parameters<Events['publish']>) => database.commit(events.publish(...event));
  return { ...events, emit };
}

test('a listener hears what happens to its user from then on, each event once, from every process', async () => {
  const other = await place.open();
  onTestFinished(() => other.close());
  const [here, there] = [eventsOn(db), eventsOn(other)];
  await here.emit('ada', 'before', {});
  const heard: string[] = [];
  const tell = ({ userId, type, data }: { userId: string; type: string; data: string }) =>
    void heard.push(`${userId} ${type} ${data}`);
  await here.listen('ada', tell);
  await there.emit('grace', 'not for ada', {});
  await there.emit('ada', 'first', { from: 'there' });
  await here.emit('ada', 'second', null);
  await eventually('two events', () => heard.length >= 2);
  await there.emit('ada', 'third', [3]);
  await eventually('the third event', () => heard.length >= 3);
  expect(heard.toSorted()).toEqual(['ada first {"from":"there"}', 'ada second null', 'ada third [3]']);
});

test('an event of a commit that fails is heard by nobody, one of a commit that succeeds at once', async () => {
  // Without polling, only the commit itself can wake the listener.
  stopTimers();
  const events = eventsOn(db);
  const heard: string[] = [];
  await events.listen('grace', ({ type }) => void heard.push(type));
  const impossible = { sql: 'insert into "rateLimits" values (null, null, null)', values: [] };
  await expect(db.commit(events.publish('grace', 'undone', {}), impossible)).rejects.toThrow(/null/i);
  await events.emit('grace', 'done', {});
  await eventually('the event that happened', () => heard.length > 0);
  expect(heard).toEqual(['done']);
});

test('whoever ends listening hears nothing more, and others of the same user still do', async () => {
  const events = eventsOn(db);
  const left: string[] = [];
  const stayed: string[] = [];
  const stop = await events.listen('edith', ({ type }) => void left.push(type));
  await events.listen('edith', ({ type }) => void stayed.push(type));
  stop();
  await events.emit('edith', 'news', {});
  await eventually('the one who stayed', () => stayed.length > 0);
  expect(left).toEqual([]);
});

test('a clock that is set back an hour keeps nobody from hearing, nor does one that is set forward', async () => {
  const events = eventsOn(db);
  const heard: string[] = [];
  await events.listen('hedy', ({ type }) => void heard.push(type));
  const clock = stopClock();
  for (const [type, byMs] of [
    ['back', -hourMs],
    ['forward', 3 * hourMs],
    ['and back again', -hourMs],
  ] as const) {
    clock.advance(byMs);
    await events.emit('hedy', type, {});
    await eventually(`the event after the clock went ${type}`, () => heard.includes(type));
  }
  expect(heard).toEqual(['back', 'forward', 'and back again']);
});

test('an event whose transaction commits after later ones were heard is heard too, once', async () => {
  const events = eventsOn(db);
  const heard: string[] = [];
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
  const { promise: emitted, resolve: tellEmitted } = Promise.withResolvers<void>();
  const late = db.transaction(async (run) => {
    await run(events.publish('late', 'late', {}));
    tellEmitted();
    await mayCommit;
  });
  await emitted;
  // If one writer waits for the other, the second event waits too, and both are heard after the commit.
  const quick = events.emit('late', 'quick', {});
  if (isOnPostgres) await quick;
  await events.listen('late', ({ type }) => void heard.push(type));
  const another = events.emit('late', 'another', {});
  if (isOnPostgres) await eventually('the other event', () => heard.includes('another'));
  commit();
  await Promise.all([late, quick, another]);
  await eventually('the late event', () => heard.includes('late') && heard.includes('another'));
  // An event that was delivered twice would be delivered again with the next ones.
  for (const type of ['next', 'last']) {
    await events.emit('late', type, {});
    await eventually(`the ${type} event`, () => heard.includes(type));
  }
  expect(heard.filter((type) => type !== 'quick').toSorted()).toEqual(['another', 'last', 'late', 'next']);
});

test('of thousands of events within a second, from one commit and from many, none is lost and each is heard once', async () => {
  const other = await place.open();
  onTestFinished(() => other.close());
  const [here, there] = [eventsOn(db), eventsOn(other)];
  const heard: string[] = [];
  await there.listen('flood', ({ type }) => void heard.push(type));
  const types = Array.from({ length: 3000 }, (_, index) => `event ${index}`);
  await db.commit(...types.slice(0, 2500).map((type) => here.publish('flood', type, {})));
  await Promise.all(types.slice(2500).map((type) => here.emit('flood', type, {})));
  await eventually('all of them', () => heard.length >= types.length);
  expect(heard.toSorted()).toEqual(types.toSorted());
});

test('events are swept after an hour', async () => {
  const clock = stopClock();
  const events = eventsOn(db);
  await events.emit('old', 'old', {});
  clock.advance(hourMs + 1);
  await events.emit('old', 'new', {});
  await events.sweep();
  const left = await db.kysely.selectFrom('events').select('type').where('userId', '=', 'old').execute();
  expect(left).toEqual([{ type: 'new' }]);
});

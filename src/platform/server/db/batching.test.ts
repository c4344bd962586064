import { expect, test } from 'vitest';
import { DatabaseOutage } from './outage.ts';
import { batchedLookup } from './batching.ts';

type Answer = PromiseWithResolvers<{ key: string }[]>;

/** A database that answers a statement when it is told to. */
function slowDatabase() {
  const statements: { keys: string[]; answer: Answer }[] = [];
  const ask = batchedLookup<string, { key: string }>((asked) => {
    const answer: Answer = Promise.withResolvers();
    statements.push({ keys: [...asked.values()], answer });
    return answer.promise;
  });
  const askedFor = () => statements.map(({ keys }) => keys.length);
  const answer = (place: number) => statements[place]!.answer.resolve(statements[place]!.keys.map((key) => ({ key })));
  const askFor = (first: number, count: number) =>
    Array.from({ length: count }, (_, place) => ask(`key ${first + place}`, `key ${first + place}`));
  return { ask, askFor, askedFor, answer, fail: (place: number, why: Error) => statements[place]!.answer.reject(why) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('those who ask in one turn share a statement, and who asks for the same thing shares its row', async () => {
  const { ask, askedFor, answer } = slowDatabase();
  const asked = [ask('one', 'one'), ask('two', 'two'), ask('one', 'one')];
  expect(askedFor()).toEqual([]);
  await turn();
  expect(askedFor()).toEqual([2]);
  answer(0);
  expect(await Promise.all(asked)).toEqual([{ key: 'one' }, { key: 'two' }, { key: 'one' }]);
});

test('of very many three statements are under way, and those who come meanwhile share the next', async () => {
  const { askFor, askedFor, answer } = slowDatabase();
  const many = askFor(0, 400);
  await turn();
  expect(askedFor()).toEqual([128, 128, 128]);
  const later = askFor(400, 50);
  await turn();
  expect(askedFor()).toHaveLength(3);
  answer(1);
  expect(await many[200]).toEqual({ key: 'key 200' });
  await turn();
  expect(askedFor()).toEqual([128, 128, 128, 66]);
  for (const place of [0, 2, 3]) answer(place);
  expect(await Promise.all([...many, ...later])).toHaveLength(450);
});

test('what a statement gives no row for is undefined, and one that fails does so for those who share it', async () => {
  const { ask, askFor, answer, fail } = slowDatabase();
  const unlucky = Promise.allSettled(askFor(0, 128));
  const others = askFor(128, 3);
  await turn();
  fail(0, new Error('a deadlock'));
  answer(1);
  expect(new Set((await unlucky).map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(await Promise.all(others)).toHaveLength(3);
  const nothing = ask('of nobody', 'something else');
  await turn();
  answer(2);
  expect(await nothing).toBeUndefined();
});

test('while the database is away nobody waits for others before they are told', async () => {
  const { askFor, askedFor, fail } = slowDatabase();
  const all = Promise.allSettled(askFor(0, 1000));
  await turn();
  expect(askedFor()).toHaveLength(3);
  fail(0, new DatabaseOutage('nobody answers'));
  await turn();
  expect(askedFor().reduce((sum, each) => sum + each)).toBe(1000);
  for (const place of askedFor().keys()) fail(place, new DatabaseOutage('nobody answers'));
  expect((await all).every(({ status }) => status === 'rejected')).toBe(true);
});

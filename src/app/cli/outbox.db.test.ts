import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { answerIn } from '../../../test/support/operator.ts';
import * as z from 'zod/mini';
import { stopClock } from '../../../test/support/clock.ts';
import { databaseForThisFile } from '../../../test/support/database.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { defineJob } from '../../platform/server/outbox/job.ts';
import { givenUpJobs } from '../../platform/server/outbox/given-up-jobs.ts';
import { createOutbox } from '../../platform/server/outbox/outbox.ts';
import { runCommand } from './run-command.ts';

const { db, place } = await databaseForThisFile();
const job = defineJob('deliver', z.object({ to: z.string() }));

function opvir(...args: string[]) {
  return runCommand(args, { OPVIR_DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? undefined });
}

async function givenUp(): Promise<{ id: string; kind: string }[]> {
  return answerIn<{ id: string; kind: string }[]>((await opvir('outbox', 'list', '--json')).stdout);
}

test('work whose last try failed is in the log and in the list, without what it carries, and is done when it is tried again', async () => {
  stopClock();
  const lines: string[] = [];
  const outbox = createOutbox(db, pino({}, { write: (line: string) => void lines.push(line) }), () => Date.now());
  onTestFinished(() => outbox.stop());
  let isMended = false;
  const delivered: string[] = [];
  const handler = async ({ to }: { to: string }) => {
    if (!isMended) throw new Error('nobody opens the door');
    delivered.push(to);
  };
  expect((await opvir('outbox', 'list')).stdout).toBe('No failed jobs.');
  await db.commit(outbox.enqueue(job, { to: 'ada' }), outbox.enqueue(job, { to: 'grace' }));
  await db.kysely.updateTable('outbox').set({ attempts: 11 }).execute();
  outbox.start([job.handledBy(handler)]);
  await eventually('both to be given up', async () => (await givenUp()).length === 2);
  await eventually(
    'the log to say so',
    () => lines.filter((line) => line.includes('failed for the last time')).length === 2,
  );
  const [ada, grace] = await givenUp();
  const listed = (await opvir('outbox', 'list')).stdout;
  expect(listed).toMatch(
    new RegExp(`^ID .*\\n${ada?.id}  deliver  .* UTC  nobody opens the door\\n${grace?.id}  deliver `),
  );
  expect(listed + lines.join('')).not.toMatch(/"ada"|"grace"/);

  isMended = true;
  const again = await opvir('outbox', 'retry', ada?.id ?? '', '--json');
  expect(answerIn(again.stdout)).toEqual({ retried: [ada?.id] });
  await eventually('the first to be delivered', () => delivered.length === 1);
  expect(await givenUp()).toMatchObject([{ id: grace?.id }]);
  expect((await opvir('outbox', 'retry', 'all')).stdout).toBe('The server will retry 1.');
  await eventually('the second to be delivered', () => delivered.length === 2);
  expect(delivered).toEqual(['ada', 'grace']);
  expect(await opvir('outbox', 'retry', ada?.id ?? '')).toMatchObject({ exitCode: 1 });
});

test('work that can never be done is discarded, once, and is written down; what still has tries left is not', async () => {
  const log = pino({}, { write: () => undefined });
  const outbox = createOutbox(db, log, () => Date.now());
  await db.commit(outbox.enqueue(job, { to: 'nobody' }), outbox.enqueue(job, { to: 'linus' }));
  const [dead, alive] = await db.kysely.selectFrom('outbox').select('id').orderBy('id').execute();
  await db.kysely.updateTable('outbox').set({ attempts: 12 }).where('id', '=', dead!.id).execute();
  expect(await opvir('outbox', 'discard', alive!.id)).toMatchObject({ exitCode: 1 });
  // Same as a retry between the read and the discard.
  expect(await db.commit(givenUpJobs(db).discard(alive!.id))).toEqual([[]]);
  expect((await opvir('outbox', 'discard', dead!.id)).stdout).toBe(`Discarded: deliver ${dead!.id}.`);
  expect(await opvir('outbox', 'discard', dead!.id)).toMatchObject({ exitCode: 1 });
  expect(await db.kysely.selectFrom('outbox').select('id').execute()).toEqual([alive]);
  const entries = await db.kysely.selectFrom('auditEntries').select(['act', 'subject']).execute();
  expect(entries.filter(({ act }) => act === 'job-discarded')).toEqual([{ act: 'job-discarded', subject: 'deliver' }]);
});

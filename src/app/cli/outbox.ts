import { givenUpJobs, listGivenUpJobs, retryGivenUpJobs } from '../../platform/server/outbox/given-up-jobs.ts';
import { required } from '../../platform/server/db/statement.ts';
import { type Command, CommandError, commandLog } from './command.ts';
import { timestampText, table } from './print.ts';

/** Commands on jobs, such as mails, that failed twelve times and wait for the operator to fix the cause. */
export const outboxCommands: readonly Command[] = [
  {
    name: 'outbox list',
    parameters: [],
    summary: 'List emails and other jobs that failed after twelve tries, oldest first, with their last error',
    example: '',
    async run({ db }) {
      const jobs = (await listGivenUpJobs(db)).map((job) => ({ ...job, promisedAt: job.promisedAt.toISOString() }));
      const rows = jobs.map(({ id, kind, promisedAt, reason }) => [
        id,
        kind,
        timestampText(Date.parse(promisedAt)),
        reason ?? '',
      ]);
      const text = rows.length === 0 ? 'No failed jobs.' : table([['ID', 'KIND', 'PROMISED', 'REASON'], ...rows]);
      return { text, json: jobs };
    },
  },
  {
    name: 'outbox retry',
    parameters: ['<id|all>'],
    summary: 'Retry failed jobs',
    example: 'all',
    async run(context, [wanted = '']) {
      const { db, now } = context;
      const one = wanted === 'all' ? undefined : await givenUpJobs(db).find(wanted);
      const jobs = wanted === 'all' ? await listGivenUpJobs(db) : one ? [{ ...one, id: wanted }] : [];
      const auditEntry = commandLog(context);
      const retried = await retryGivenUpJobs(db, jobs, now(), ({ id, kind }) =>
        auditEntry({ act: 'job-retried', subjectId: id, subject: kind }),
      );
      if (wanted !== 'all' && retried.length === 0)
        throw new CommandError(`There is no failed job with the id ${wanted}. See: outbox list`);
      return { text: `The server will retry ${retried.length}.`, json: { retried } };
    },
  },
  {
    name: 'outbox discard',
    parameters: ['<id>'],
    summary: 'Discard a failed job',
    example: '01900000-0000-7000-8000-000000000000',
    async run(context, [id = '']) {
      const { db } = context;
      const jobs = givenUpJobs(db);
      const gone = () => new CommandError(`There is no failed job with the id ${id}. See: outbox list`);
      const job = await jobs.find(id);
      if (!job) throw gone();
      const entry = commandLog(context)({ act: 'job-discarded', subjectId: id, subject: job.kind });
      await db.commit(required(jobs.discard(id), gone), entry);
      return { text: `Discarded: ${job.kind} ${id}.`, json: { discarded: id } };
    },
  },
];

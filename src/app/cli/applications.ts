import { pino } from 'pino';
import { receivedApplicationRoutes as routes } from '../../features/applications/received-contract.ts';
import { applicationMover, applicationRemover, listApplications } from '../../features/applications/server/public.ts';
import { commandLine } from '../../features/audit/acts-contract.ts';
import { brandOf } from '../../features/setup/server/public.ts';
import { notifier } from '../../features/notifications/server/public.ts';
import { statusesToMoveTo } from '../../features/applications/status-contract.ts';
import { partsOf, storedReader } from '../../platform/server/content/read-stored.ts';
import { buildSnapshot } from '../../platform/server/content/snapshot.ts';
import type { Database } from '../../platform/server/db/database.ts';
import { createEvents } from '../../platform/server/events/events.ts';
import { Refusal } from '../../platform/server/http/refusal.ts';
import { createOutbox } from '../../platform/server/outbox/outbox.ts';
import { createStorage } from '../../platform/server/storage/create-storage.ts';
import { openFileStore } from '../../platform/server/storage/open-file-store.ts';
import { contentKinds as kinds, hasPage } from '../server/content-kinds.ts';
import { type Command, type CommandContext, CommandError, UsageError } from './command.ts';
import { block, timestampText } from './print.ts';

export const applicationCommands: readonly Command[] = [
  {
    name: 'applications list',
    parameters: [],
    summary: 'List job applications, newest first, with the path of each CV in the data folder',
    example: '',
    async run({ db }) {
      const applications = (await listApplications(db)).map(({ cvKey, timestamp, statusAt, ...application }) => ({
        ...application,
        cvFile: `uploads/${cvKey}`,
        timestamp: new Date(timestamp).toISOString(),
        statusAt: new Date(statusAt).toISOString(),
      }));
      const content = await readContent(db);
      const blocks = applications.map(({ id, status, openingId, timestamp, name, email, ...rest }) => {
        const role = openingId === null ? 'open application' : (content.find('opening', openingId)?.title ?? openingId);
        const head = `${timestampText(Date.parse(timestamp))}  ${name} <${email}>: ${role}`;
        return block(head, `${status}  ${id}`, rest.linkedin, rest.website, `${rest.cvFile}  (${rest.cvName})`);
      });
      return { text: blocks.join('\n\n') || 'There are no applications yet.', json: applications };
    },
  },
  {
    name: 'applications move',
    parameters: ['<id>', `<${statusesToMoveTo.join('|')}>`],
    summary: 'Move an application to another status and email the applicant',
    example: '01900000-0000-7000-8000-000000000000 interview',
    async run(context, [id = '', wanted]) {
      const to = statusesToMoveTo.find((status) => status === wanted);
      if (to === undefined) throw new UsageError(`Status must be one of: ${statusesToMoveTo.join(', ')}.`);
      const move = applicationMover(await depsFor(context));
      await move(id, { from: null, to, message: null, byUserId: null }).catch(tellWhy);
      return { text: `Moved application ${id} to ${to}.`, json: { id, status: to } };
    },
  },
  {
    name: 'applications delete',
    parameters: ['<id>'],
    options: { yes: 'skip the confirmation' },
    summary: 'Permanently delete an application with its history, notes and CV',
    example: '01900000-0000-7000-8000-000000000000',
    async run(context, [id = '']) {
      const { options, terminal } = context;
      if (!options.has('yes') && !(await terminal.confirm(`Permanently delete application ${id} and its CV?`))) {
        throw new CommandError('Nothing was deleted.');
      }
      const remove = applicationRemover(await depsFor(context));
      await remove(id, commandLine).catch(tellWhy);
      return { text: `Deleted application ${id}.`, json: { id } };
    },
  },
];

async function depsFor({ db, readSettings, now }: CommandContext) {
  const settings = readSettings();
  const log = pino({ level: 'silent' });
  const snapshot = await readContent(db);
  const outbox = createOutbox(db, log, now);
  const events = createEvents(db, log, now);
  const storage = createStorage(db, openFileStore(settings), now);
  return {
    db,
    content: { current: () => snapshot },
    storage,
    outbox,
    notify: notifier({ db, events, outbox, now }),
    settings: { ...settings, brand: await brandOf(db, settings) },
    now,
  };
}

async function readContent(db: Database) {
  return buildSnapshot(partsOf(await storedReader(db)(), { kinds, hasPage })).snapshot;
}

/** Throws a refusal as a {@link CommandError} with the message that the API declares for it. */
function tellWhy(error: unknown): never {
  const move = routes['PUT /api/received-applications/{applicationId}/status'].errors;
  if (error instanceof Refusal && error.code in move) {
    throw new CommandError(`${move[error.code as keyof typeof move].message} See: applications list`);
  }
  throw error;
}

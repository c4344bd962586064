import { pino } from 'pino';
import type { AuditAct } from '../../features/audit/acts-contract.ts';
import { accountErasing } from '../../features/account/server/public.ts';
import { selectCourseIds } from '../../features/courses/server/public.ts';
import {
  AccountDisabled,
  disableUser,
  enableUser,
  findUid,
  grantRole,
  listUsers,
  mailReset,
  resetAuthenticator,
  roleNotification,
} from '../../features/identity/server/public.ts';
import { notifier } from '../../features/notifications/server/public.ts';
import { type Role, roles } from '../../platform/contract/roles.ts';
import { createEvents } from '../../platform/server/events/events.ts';
import { createOutbox } from '../../platform/server/outbox/outbox.ts';
import { createStorage } from '../../platform/server/storage/create-storage.ts';
import { openFileStore } from '../../platform/server/storage/open-file-store.ts';
import { personalDataRules as rules } from '../server/personal-data.ts';
import { type Answer, type Command, type CommandContext, CommandError, UsageError } from './command.ts';
import { commandLog } from './command-log.ts';
import { table } from './print.ts';

export const userCommands: readonly Command[] = [
  {
    name: 'user list',
    parameters: [],
    summary: 'All accounts, the oldest first',
    example: '',
    async run({ db }) {
      const users = (await listUsers(db)).map((user) => ({
        ...user,
        disabledAt: user.disabledAt === null ? null : new Date(user.disabledAt).toISOString(),
      }));
      const rows = users.map(({ email, name, role, createdAt, disabledAt }) => [
        email,
        name ?? '',
        role,
        disabledAt === null ? 'enabled' : 'disabled',
        createdAt.slice(0, 10),
      ]);
      const text =
        rows.length === 0
          ? 'There are no accounts yet.'
          : table([['EMAIL', 'NAME', 'ROLE', 'STATE', 'SINCE'], ...rows]);
      return { text, json: users };
    },
  },
  {
    name: 'user disable',
    parameters: ['<email>'],
    summary: 'Sign the account out everywhere and refuse to sign it in',
    example: 'ada@example.org',
    async run(context, [email = '']) {
      const { db, now } = context;
      const events = createEvents(db, pino({ level: 'silent' }), now);
      const found = await disableUser(db, events, email, now(), entryOf(context, 'user-disabled'));
      return changed(email, found, { disabled: true }, `${email} is disabled.`);
    },
  },
  {
    name: 'user enable',
    parameters: ['<email>'],
    summary: 'Let a disabled account sign in again',
    example: 'ada@example.org',
    async run(context, [email = '']) {
      const found = await enableUser(context.db, email, entryOf(context, 'user-enabled'));
      return changed(email, found, { disabled: false }, `${email} is enabled.`);
    },
  },
  {
    name: 'user grant',
    parameters: ['<email>', `<${roles.join('|')}>`],
    summary: 'Give the account a role; learner takes the others away',
    example: 'ada@example.org admin',
    async run(context, [email = '', wanted = '']) {
      const role = roles.find((known) => known === wanted);
      if (role === undefined) throw new UsageError(`There is no role "${wanted}". Roles: ${roles.join(', ')}.`);
      const found = await grantRole(context.db, email, role, null, grantedBesides(context, role));
      return changed(email, found, { role }, `${email} is ${role} now.`);
    },
  },
  {
    name: 'user revoke',
    parameters: ['<email>'],
    summary:
      'Take the role of a teacher or an administrator away: the account is a learner’s, as “user grant … learner” makes it',
    example: 'ada@example.org',
    async run(context, [email = '']) {
      const found = await grantRole(context.db, email, 'learner', null, grantedBesides(context, 'learner'));
      return changed(email, found, { role: 'learner' }, `${email} is learner now.`);
    },
  },
  {
    name: 'user teach',
    parameters: ['<email>', '<courses>'],
    summary: 'Make the account teacher of some courses, by their ids with commas between; or of all',
    example: 'ada@example.org course1,course3',
    async run(context, [email = '', wanted = '']) {
      const { db } = context;
      const courseIds = wanted === 'all' ? null : wanted.split(',').map((id) => id.trim());
      const known = await selectCourseIds(db);
      const unknown = courseIds?.find((id) => !known.includes(id));
      if (unknown !== undefined)
        throw new CommandError(`There is no course "${unknown}". Courses: ${known.join(', ')}.`);
      const found = await grantRole(db, email, 'teacher', courseIds, grantedBesides(context, 'teacher'));
      const text = `${email} teaches ${courseIds ? courseIds.join(', ') : 'every course'} now.`;
      return changed(email, found, { role: 'teacher', taughtCourses: courseIds }, text);
    },
  },
  {
    name: 'user send-reset',
    parameters: ['<email>'],
    summary: 'Mail the link that sets a new password, as the login’s own form does and no oftener than it would',
    example: 'ada@example.org',
    async run(context, [email = '']) {
      const { db, now } = context;
      const outbox = createOutbox(db, pino({ level: 'silent' }), now);
      const isMailed = await mailReset(db, outbox, email, entryOf(context, 'password-reset-mailed')).catch(tellWhy);
      const text = `The link is on its way to ${email}, as soon as the server runs.`;
      return changed(email, isMailed, { mailed: true }, text);
    },
  },
  {
    name: 'user reset-authenticator',
    parameters: ['<email>'],
    summary: 'Switch off the authenticator app of somebody who has lost it; they are mailed so',
    example: 'ada@example.org',
    async run(context, [email = '']) {
      const { db, now } = context;
      const outbox = createOutbox(db, pino({ level: 'silent' }), now);
      const found = await resetAuthenticator(db, outbox, email, now(), entryOf(context, 'authenticator-reset'));
      return changed(email, found, { authenticator: false }, `${email} logs in with the password alone now.`);
    },
  },
  {
    name: 'user delete',
    parameters: ['<email>'],
    options: { yes: 'do not ask' },
    summary: 'Delete the account at once, with everything of its owner in every table and file, after asking',
    example: 'ada@example.org',
    async run(context, [email = '']) {
      const { db, readSettings, options, terminal, now } = context;
      const uid = await findUid(db, email);
      if (uid === undefined) return changed(email, false, {}, '');
      const question = `Delete the account of ${email} with everything that belongs to it? It cannot be taken back.`;
      if (!options.has('yes') && !(await terminal.confirm(question))) throw new CommandError('Nothing was deleted.');
      const settings = readSettings();
      const storage = createStorage(db, openFileStore(settings), now);
      // The entry has no name from the start: erasing removes the name from all other entries.
      const entry = commandLog(context)({ act: 'user-deleted', subjectId: '', subject: '' });
      const erased = await accountErasing({ db, settings, storage, rules, now }).eraseNow(uid, entry);
      return changed(email, erased, { deleted: true }, `${email} is deleted.`);
    },
  },
];

type Account = Parameters<NonNullable<Parameters<typeof enableUser>[2]>>[0];

/** Creates the audit log entry of an action on an account. */
function entryOf(context: CommandContext, act: AuditAct) {
  const written = commandLog(context);
  return ({ id, email }: Account) => [written({ act, subjectId: id, subject: email })];
}

/** Audit entry, and the owner's notification if the role changes: the same as for a grant in the console. */
function grantedBesides(context: CommandContext, role: Role) {
  const { db, now } = context;
  const log = pino({ level: 'silent' });
  const notify = notifier({ db, events: createEvents(db, log, now), outbox: createOutbox(db, log, now), now });
  const written = entryOf(context, `role-${role}-granted`);
  return async (account: Account) => {
    const told = account.role === role ? [] : await notify(roleNotification(account.id, role, now()));
    return [...written(account), ...told];
  };
}

function changed(email: string, found: boolean, change: Record<string, unknown>, text: string): Answer {
  if (!found) throw new CommandError(`There is no account with the email address ${email}.`);
  return { text, json: { email, ...change } };
}

function tellWhy(error: unknown): never {
  if (!(error instanceof AccountDisabled)) throw error;
  throw new CommandError('The account is disabled: no link is sent. First: user enable', { cause: error });
}

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
import { type Answer, type Command, type CommandContext, CommandError, UsageError, commandLog } from './command.ts';
import { table } from './print.ts';

export const userCommands: readonly Command[] = [
  {
    name: 'user list',
    parameters: [],
    summary: 'List users, oldest first',
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
    summary: 'Disable an account: log it out everywhere and block logins',
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
    summary: 'Let a disabled account log in again',
    example: 'ada@example.org',
    async run(context, [email = '']) {
      const found = await enableUser(context.db, email, entryOf(context, 'user-enabled'));
      return changed(email, found, { disabled: false }, `${email} is enabled.`);
    },
  },
  {
    name: 'user grant',
    parameters: ['<email>', `<${roles.join('|')}>`],
    summary: 'Give an account a role; learner removes the other roles',
    example: 'ada@example.org admin',
    async run(context, [email = '', wanted = '']) {
      const role = roles.find((known) => known === wanted);
      if (role === undefined) throw new UsageError(`There is no role "${wanted}". Roles: ${roles.join(', ')}.`);
      const found = await grantRole(context.db, email, role, null, grantedBesides(context, role));
      return changed(email, found, { role }, `${email} is now ${role}.`);
    },
  },
  {
    name: 'user revoke',
    parameters: ['<email>'],
    summary: 'Remove the role of a teacher or administrator, like “user grant … learner”',
    example: 'ada@example.org',
    async run(context, [email = '']) {
      const found = await grantRole(context.db, email, 'learner', null, grantedBesides(context, 'learner'));
      return changed(email, found, { role: 'learner' }, `${email} is now learner.`);
    },
  },
  {
    name: 'user teach',
    parameters: ['<email>', '<courses>'],
    summary: 'Make an account teacher of some courses (ids separated by commas), or of all',
    example: 'ada@example.org course1,course3',
    async run(context, [email = '', wanted = '']) {
      const { db } = context;
      const courseIds = wanted === 'all' ? null : wanted.split(',').map((id) => id.trim());
      const known = await selectCourseIds(db);
      const unknown = courseIds?.find((id) => !known.includes(id));
      if (unknown !== undefined)
        throw new CommandError(`There is no course "${unknown}". Courses: ${known.join(', ')}.`);
      const found = await grantRole(db, email, 'teacher', courseIds, grantedBesides(context, 'teacher'));
      const text = `${email} now teaches ${courseIds ? courseIds.join(', ') : 'every course'}.`;
      return changed(email, found, { role: 'teacher', taughtCourses: courseIds }, text);
    },
  },
  {
    name: 'user send-reset',
    parameters: ['<email>'],
    summary: 'Email a password reset link, under the same rate limits as the login form',
    example: 'ada@example.org',
    async run(context, [email = '']) {
      const { db, now } = context;
      const outbox = createOutbox(db, pino({ level: 'silent' }), now);
      const isMailed = await mailReset(db, outbox, email, entryOf(context, 'password-reset-mailed')).catch(tellWhy);
      const text = `The server will send the link to ${email}.`;
      return changed(email, isMailed, { mailed: true }, text);
    },
  },
  {
    name: 'user reset-authenticator',
    parameters: ['<email>'],
    summary: 'Turn off the authenticator app of a user who lost it, and email them',
    example: 'ada@example.org',
    async run(context, [email = '']) {
      const { db, now } = context;
      const outbox = createOutbox(db, pino({ level: 'silent' }), now);
      const found = await resetAuthenticator(db, outbox, email, now(), entryOf(context, 'authenticator-reset'));
      return changed(email, found, { authenticator: false }, `${email} now logs in with only the password.`);
    },
  },
  {
    name: 'user delete',
    parameters: ['<email>'],
    options: { yes: 'skip the confirmation' },
    summary: 'Delete an account right away, with all of its owner’s data',
    example: 'ada@example.org',
    async run(context, [email = '']) {
      const { db, readSettings, options, terminal, now } = context;
      const uid = await findUid(db, email);
      if (uid === undefined) return changed(email, false, {}, '');
      const question = `Delete the account of ${email} and everything that belongs to it? This cannot be undone.`;
      if (!options.has('yes') && !(await terminal.confirm(question))) throw new CommandError('Nothing was deleted.');
      const settings = readSettings();
      const storage = createStorage(db, openFileStore(settings), now);
      // The entry has no name from the start: erasing removes the name from all other entries.
      const entry = commandLog(context)({ act: 'user-deleted', subjectId: '', subject: '' });
      const erased = await accountErasing({ db, settings, storage, rules, now }).eraseNow(uid, entry);
      return changed(email, erased, { deleted: true }, `Deleted ${email}.`);
    },
  },
];

type Account = Parameters<NonNullable<Parameters<typeof enableUser>[2]>>[0];

/** Creates the audit log entry of an action on an account. */
function entryOf(context: CommandContext, act: AuditAct) {
  const auditEntry = commandLog(context);
  return ({ id, email }: Account) => [auditEntry({ act, subjectId: id, subject: email })];
}

/** Audit entry, and the owner's notification if the role changes: the same as for a grant in the console. */
function grantedBesides(context: CommandContext, role: Role) {
  const { db, now } = context;
  const log = pino({ level: 'silent' });
  const notify = notifier({ db, events: createEvents(db, log, now), outbox: createOutbox(db, log, now), now });
  const auditEntries = entryOf(context, `role-${role}-granted`);
  return async (account: Account) => {
    const notifications = account.role === role ? [] : await notify(roleNotification(account.id, role, now()));
    return [...auditEntries(account), ...notifications];
  };
}

function changed(email: string, found: boolean, change: Record<string, unknown>, text: string): Answer {
  if (!found) throw new CommandError(`There is no account with the email address ${email}.`);
  return { text, json: { email, ...change } };
}

function tellWhy(error: unknown): never {
  if (!(error instanceof AccountDisabled)) throw error;
  throw new CommandError('The account is disabled, so no link was sent. Enable it first: user enable', {
    cause: error,
  });
}

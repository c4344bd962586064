import { commandLine } from '../../features/audit/acts-contract.ts';
import { listSubscribers, subscriberAccess, subscriberRemover } from '../../features/newsletter/server/public.ts';
import { csvLines, csvTimestamp } from '../../platform/server/csv.ts';
import type { Database } from '../../platform/server/db/database.ts';
import { type Command, CommandError } from './command.ts';
import { table } from './print.ts';

/** Commands on the newsletter's subscribers. */
export const subscriberCommands: readonly Command[] = [
  {
    name: 'subscribers list',
    parameters: [],
    summary: 'List newsletter subscribers, newest first; campaigns reach confirmed ones',
    example: '',
    async run({ db }) {
      const subscribers = await readSubscribers(db);
      const rows = subscribers.map(({ email, state, timestamp }) => [email, state, timestamp.slice(0, 10)]);
      return {
        text: rows.length === 0 ? 'There are no subscribers yet.' : table([['EMAIL', 'STATE', 'SINCE'], ...rows]),
        json: subscribers,
      };
    },
  },
  {
    name: 'subscribers export',
    parameters: [],
    summary: 'Export subscribers as CSV, with the time and wording of their consent; safe from formulas',
    example: '> subscribers.csv',
    async run({ db }) {
      const rows = (await listSubscribers(db)).map(({ email, timestamp, state, confirmedAt, consent, endedAt }) => [
        email,
        csvTimestamp(timestamp),
        state,
        csvTimestamp(confirmedAt),
        consent,
        csvTimestamp(endedAt),
      ]);
      const columns = ['Email', 'Subscribed', 'State', 'Confirmed', 'Words consented to', 'Ended'];
      return { text: csvLines([columns, ...rows]).trimEnd(), json: await readSubscribers(db) };
    },
  },
  {
    name: 'subscribers remove',
    parameters: ['<email>'],
    options: { yes: 'skip the confirmation' },
    summary: 'Permanently remove an address with its consent and sending history',
    example: 'ada@example.org',
    async run({ db, now, options, terminal }, [email = '']) {
      const found = await subscriberAccess(db).findByEmail(email.toLowerCase());
      if (!found) throw new CommandError(`${email} is not a subscriber. See: subscribers list`);
      if (!options.has('yes') && !(await terminal.confirm(`Remove ${found.email} from the subscribers for good?`))) {
        throw new CommandError('Nothing was removed.');
      }
      await subscriberRemover({ db, now })(found.id, commandLine);
      return { text: `Removed ${found.email}.`, json: { email: found.email } };
    },
  },
];

async function readSubscribers(db: Database) {
  const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  return (await listSubscribers(db)).map(({ email, timestamp, state, confirmedAt, consent, endedAt }) => ({
    email,
    timestamp: new Date(timestamp).toISOString(),
    state,
    confirmedAt: iso(confirmedAt),
    consent,
    endedAt: iso(endedAt),
  }));
}

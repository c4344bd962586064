import { resolve } from 'node:path';
import { commandLine } from '../../features/audit/acts-contract.ts';
import { csvMaxLength, teachingRoutes } from '../../features/teaching/contract.ts';
import { type EnrolmentRow, bulkEnrolment } from '../../features/teaching/server/public.ts';
import type { ErrorSpec } from '../../platform/contract/problems.ts';
import { callersFolder } from '../../platform/server/config/settings.ts';
import { Refusal } from '../../platform/server/http/refusal.ts';
import { sentenceOf } from '../../platform/server/http/sentence.ts';
import { type Command, CommandError, type Terminal } from './command.ts';
import { counted, table } from './print.ts';
import { guessedMessage, readTextFile } from './read-text-file.ts';

const results: Record<EnrolmentRow['result'], string> = {
  'to-enrol': 'will be enrolled',
  enrolled: 'enrolled',
  'is-enrolled': 'is already enrolled',
  'not-confirmed': 'has not confirmed this address yet',
  'no-account': 'no account with this address',
  'no-address': 'no email address',
  twice: 'twice in the file',
};

const refusals: Readonly<Record<string, ErrorSpec>> = teachingRoutes['POST /api/courses/{courseId}/enrolments'].errors;

export const enrolCommand: Command = {
  name: 'enrol',
  parameters: ['<courseId>', '<file.csv>'],
  options: { yes: 'skip the confirmation' },
  summary:
    'Enroll everyone on a list of addresses who has an account: a table with an address column, or one address a line; shows the result for each line and asks first',
  example: 'course1 class.csv',
  async run({ db, options, terminal, now }, [courseId = '', file = '']) {
    const csv = await readList(resolve(callersFolder(), file), terminal);
    const lists = bulkEnrolment(db, now);
    return explained(async () => {
      const planned = await lists.preview(courseId, csv);
      const due = planned.filter(({ result }) => result === 'to-enrol').length;
      if (due > 0 && !options.has('yes')) {
        terminal.say(textOf(planned));
        if (!(await terminal.confirm(`Enroll ${counted(due, 'learner')} in ${courseId}?`))) {
          throw new CommandError('Nobody was enrolled.');
        }
      }
      const rows = await lists.enrol(courseId, csv, commandLine);
      if (!rows) throw new Refusal('course-not-found');
      return { text: textOf(rows), json: rows };
    });
  },
};

async function readList(file: string, terminal: Terminal): Promise<string> {
  const { text, encoding } = await readTextFile(file);
  if (text.length > csvMaxLength) throw new CommandError(`${file} is too long for one list. Split it and try again.`);
  if (encoding === 'windows-1252') terminal.say(guessedMessage(file));
  return text;
}

/** Replaces the refusal of a list by the message that teachers read. */
async function explained<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const spec = error instanceof Refusal ? refusals[error.code] : undefined;
    if (spec === undefined) throw error;
    throw new CommandError(sentenceOf(spec, (error as Refusal).words), { cause: error });
  }
}

/** One line for each line of the list, and the count of each result. */
function textOf(rows: readonly EnrolmentRow[]): string {
  const lines = rows.map(({ line, address, result }) => [String(line), address, results[result]]);
  const sums = [...Map.groupBy(rows, ({ result }) => result)].map(([result, of]) => `${results[result]}: ${of.length}`);
  return [table([['LINE', 'ADDRESS', 'RESULT'], ...lines]), '', ...sums].join('\n');
}

import { parseArgs } from 'node:util';
import { migrations } from '../../../migrations/index.ts';
import { SettingsError, readSettings } from '../../platform/server/config/settings.ts';
import { StartError } from '../../platform/server/config/start-error.ts';
import type { Database } from '../../platform/server/db/database.ts';
import { nameDatabase, openInstallation } from '../../platform/server/db/open.ts';
import { type Answer, type Command, CommandError, UsageError } from './command.ts';
import { careerCommands } from './career.ts';
import { listCommands } from './lists.ts';
import { notifyCommand } from './notify.ts';
import { toJson } from './print.ts';
import { userCommands } from './user.ts';

/** What a command line leaves behind. */
export interface Outcome {
  /** 0: done; 1: could not be done; 2: not a command line of ours. */
  readonly exitCode: 0 | 1 | 2;
  readonly stdout: string;
  readonly stderr: string;
}

const commands: readonly Command[] = [...userCommands, ...careerCommands, notifyCommand, ...listCommands];

type Environment = Parameters<typeof readSettings>[0];

/** Carries out one command line on the database that the environment names, whether or not a server runs on it. */
export async function runCommand(args: readonly string[], environment?: Environment): Promise<Outcome> {
  // Known before anything can go wrong, so that a wrong command line is answered in the form that it asked for.
  const asJson = args.includes('--json');
  let database: string | undefined;
  try {
    const { words, wantsHelp } = parse(args);
    if (wantsHelp || words.length === 0 || words[0] === 'help') return { exitCode: 0, stdout: help(), stderr: '' };
    const { command, values } = find(words);
    const settings = readSettings(environment);
    const db = await openInstallation(settings, migrations);
    database = nameDatabase(settings);
    const answer = await runAndClose(command, db, values);
    if (asJson) return { exitCode: 0, stdout: toJson(answer.json), stderr: '' };
    return { exitCode: 0, stdout: answer.text, stderr: `Database: ${database}` };
  } catch (error) {
    const exitCode = error instanceof UsageError ? 2 : 1;
    const reason = explain(error);
    if (asJson) return { exitCode, stdout: '', stderr: toJson({ error: reason, database }) };
    return { exitCode, stdout: '', stderr: database === undefined ? reason : `${reason}\nDatabase: ${database}` };
  }
}

async function runAndClose(command: Command, db: Database, values: readonly string[]): Promise<Answer> {
  try {
    return await command.run({ db, now: Date.now }, values);
  } finally {
    await db.close();
  }
}

function parse(args: readonly string[]): { words: string[]; wantsHelp: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    return { words: positionals, wantsHelp: values.help === true };
  } catch (error) {
    // parseArgs throws a TypeError that says which option it does not know.
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message, { cause: error });
  }
}

function find(words: readonly string[]): { command: Command; values: string[] } {
  const command = commands.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '));
  if (command === undefined)
    throw new UsageError(`There is no command "${words.join(' ')}". See: npm run opvir -- help`);
  const values = words.slice(command.name.split(' ').length);
  if (values.length !== command.parameters.length) throw new UsageError(`Usage: ${usageOf(command)}`);
  return { command, values };
}

/** Gives the sentence for a failure that the operator can mend; lets every other one through. */
function explain(error: unknown): string {
  const ours = [UsageError, CommandError, StartError, SettingsError];
  if (error instanceof Error && ours.some((kind) => error instanceof kind)) return error.message;
  throw error;
}

function usageOf({ name, parameters }: Command): string {
  return ['npm run opvir --', name, ...parameters].join(' ');
}

function help(): string {
  const lines = commands.map((command) => `  ${usageOf(command)}\n      ${command.summary}`);
  return [
    "Opvir's command line. It works on the database of the server's settings, also while the server runs. It takes them",
    'from the environment and the file .env, as the server does, and never makes a database.',
    '',
    ...lines,
    '',
    '  --json   answer as JSON',
    '  help     this page',
    '',
    'Exit codes: 0 done, 1 could not be done, 2 not a command.',
  ].join('\n');
}

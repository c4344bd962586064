import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { migrations } from '../../../migrations/index.ts';
import { type Settings, SettingsError, readSettings } from '../../platform/server/config/settings.ts';
import { StartError } from '../../platform/server/config/start-error.ts';
import { loadFirst } from '../../platform/server/content/load-at-start.ts';
import type { Database } from '../../platform/server/db/database.ts';
import { nameDatabase, openInstallation } from '../../platform/server/db/open.ts';
import { checkedContentHash, contentKinds, defaultContentDir, hasPage } from '../server/content-kinds.ts';
import { backupCommands } from './backup.ts';
import { type Answer, type Command, CommandError, type SettingsCommand, type Terminal, UsageError } from './command.ts';
import { applicationCommands } from './applications.ts';
import { campaignCommands } from './campaign.ts';
import { careerCommands } from './career.ts';
import { certificateCommand } from './certificate.ts';
import { contentCommands } from './content.ts';
import { doctorCommand } from './doctor/doctor.ts';
import { enrolCommand } from './enrol.ts';
import { filesCommand } from './files.ts';
import { listCommands } from './lists.ts';
import { migrateCommand } from './migrate.ts';
import { notifyCommand } from './notify.ts';
import { openingCommands } from './opening.ts';
import { outboxCommands } from './outbox.ts';
import { printableLines, toJson } from './print.ts';
import { quizCommand } from './quiz.ts';
import { seedCommand } from './seed/seed.ts';
import { subscriberCommands } from './subscribers.ts';
import { processTerminal } from './terminal.ts';
import { userCommands } from './user.ts';

/** What a command line leaves behind. */
export interface Outcome {
  /** 0: done; 1: could not be done; 2: not a command line of ours. */
  readonly exitCode: 0 | 1 | 2;
  readonly stdout: string;
  readonly stderr: string;
}

const commands: readonly (Command | SettingsCommand)[] = [
  ...userCommands,
  ...careerCommands,
  ...openingCommands,
  certificateCommand,
  ...contentCommands,
  quizCommand,
  enrolCommand,
  notifyCommand,
  ...applicationCommands,
  ...listCommands,
  ...subscriberCommands,
  ...campaignCommands,
  ...outboxCommands,
  ...backupCommands,
  migrateCommand,
  doctorCommand,
  filesCommand,
  seedCommand,
];

/** The words of every command, such as `user grant`. */
export const commandNames = commands.map(({ name }) => name);

type Environment = Parameters<typeof readSettings>[0];

/** Carries out one command line on the installation that the environment names, whether or not a server runs on it. */
export async function runCommand(
  args: readonly string[],
  environment?: Environment,
  terminal: Terminal = processTerminal,
): Promise<Outcome> {
  // Known before anything can go wrong, so that a wrong command line is answered in the form that it asked for.
  const asJson = args.includes('--json');
  let database: string | undefined;
  try {
    const { words, options, texts, wantsHelp } = parse(args);
    if (wantsHelp || words.length === 0 || words[0] === 'help') return { exitCode: 0, stdout: help(), stderr: '' };
    const { command, values } = find(words, options, texts);
    const context = { terminal, options, texts, readSettings: () => readSettings(environment), now: Date.now };
    if ('runOnSettings' in command) return present(await command.runOnSettings(context, values), asJson, '');
    const settings = context.readSettings();
    const db = await openInstallation(settings, migrations);
    database = nameDatabase(settings);
    try {
      await beginWithContent(db, settings);
      return present(await command.run({ ...context, db }, values), asJson, `Database: ${database}`);
    } finally {
      await db.close();
    }
  } catch (error) {
    const exitCode = error instanceof UsageError ? 2 : 1;
    const reason = explain(error);
    if (asJson) return { exitCode, stdout: '', stderr: toJson({ error: reason, database }) };
    // A file that is refused is quoted.
    const told = printableLines(reason);
    return { exitCode, stdout: '', stderr: database === undefined ? told : `${told}\nDatabase: ${database}` };
  }
}

/** A newer program may have made the tables of content a moment ago, with nothing in them. */
function beginWithContent(db: Database, { contentDir }: Settings): Promise<void> {
  const log = pino({ enabled: false });
  return loadFirst({
    db,
    log,
    kinds: contentKinds,
    hasPage,
    contentDir,
    defaultDir: defaultContentDir,
    checkedHash: checkedContentHash,
  });
}

function present({ text, json, exitCode = 0 }: Answer, asJson: boolean, stderr: string): Outcome {
  return asJson ? { exitCode, stdout: toJson(json), stderr: '' } : { exitCode, stdout: text, stderr };
}

interface ParsedLine {
  readonly words: string[];
  readonly wantsHelp: boolean;
  readonly options: ReadonlySet<string>;
  readonly texts: ReadonlyMap<string, string>;
}

function parse(args: readonly string[]): ParsedLine {
  const byName: Record<string, { readonly type: 'boolean' | 'string' }> = {};
  for (const { options = [], texts = [] } of commands) {
    for (const name of options) byName[name] = { type: 'boolean' };
    for (const name of texts) byName[name] = { type: 'string' };
  }
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...byName, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    // By their declarations above: one of each, without a default.
    const { json: _json, help: wantsHelp = false, ...given } = values as Record<string, string | boolean>;
    const options = new Set<string>();
    const texts = new Map<string, string>();
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === 'string') texts.set(name, value);
      else options.add(name);
    }
    return { words: positionals, wantsHelp: wantsHelp === true, options, texts };
  } catch (error) {
    // parseArgs throws a TypeError that says which option it does not know.
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message, { cause: error });
  }
}

function find(
  words: readonly string[],
  options: ReadonlySet<string>,
  texts: ReadonlyMap<string, string>,
): { command: Command | SettingsCommand; values: string[] } {
  const command = commands.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '));
  if (command === undefined)
    throw new UsageError(`There is no command "${words.join(' ')}". See: npm run opvir -- help`);
  const values = words.slice(command.name.split(' ').length);
  const wanted = command.texts ?? [];
  const isKnown =
    [...options].every((option) => command.options?.includes(option)) &&
    [...texts.keys()].toSorted().join(' ') === wanted.toSorted().join(' ');
  if (values.length !== command.parameters.length || !isKnown) throw new UsageError(`Usage: ${usageOf(command)}`);
  return { command, values };
}

/** Gives the sentence for a failure that the operator can mend; lets every other one through. */
function explain(error: unknown): string {
  const ours = [UsageError, CommandError, StartError, SettingsError];
  if (error instanceof Error && ours.some((kind) => error instanceof kind)) return error.message;
  throw error;
}

function usageOf({ name, parameters, options = [], texts = [] }: Command | SettingsCommand): string {
  const said = [...texts.map((text) => `--${text} <${text}>`), ...options.map((option) => `[--${option}]`)];
  return ['npm run opvir --', name, ...parameters, ...said].join(' ');
}

function help(): string {
  const lines = commands.map((command) => `  ${usageOf(command)}\n      ${command.summary}`);
  return [
    "Opvir's command line. It works on the database of the server's settings, also while the server runs. It takes them",
    'from the environment and the file .env, as the server does, and only restore makes a database.',
    '',
    ...lines,
    '',
    '  --json   answer as JSON',
    '  help     this page',
    '',
    'Exit codes: 0 done, 1 could not be done, 2 not a command.',
  ].join('\n');
}

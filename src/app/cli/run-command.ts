import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { migrations } from '../../../migrations/index.ts';
import { type Settings, SettingsError, readSettings } from '../../platform/server/config/settings.ts';
import { StartError } from '../../platform/server/config/start-error.ts';
import { loadFirst } from '../../platform/server/content/load-at-start.ts';
import type { Database } from '../../platform/server/db/database.ts';
import { nameDatabase, openInstallation } from '../../platform/server/db/open.ts';
import { isDatabaseOutage } from '../../platform/server/db/outage.ts';
import { sqliteStartError } from '../../platform/server/db/sqlite-faults.ts';
import { reasonOf } from '../../platform/server/findings/finding.ts';
import { isStorageOutage } from '../../platform/server/storage/outage.ts';
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
import { commandNamed, helpOn, usageOf } from './help.ts';
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
import { unenrolCommand } from './unenrol.ts';
import { userCommands } from './user.ts';

/** Result of a command line. */
export interface CommandResult {
  /** Exit code. 0: done; 1: could not be done; 2: invalid command line. */
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
  unenrolCommand,
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

/** Names of all commands, such as `user grant`. */
export const commandNames = commands.map(({ name }) => name);

type Environment = Parameters<typeof readSettings>[0];

/** Runs one command line on the installation that the environment names, whether or not a server is running on it. */
export async function runCommand(
  args: readonly string[],
  environment?: Environment,
  terminal: Terminal = processTerminal,
): Promise<CommandResult> {
  // Determined first, so that even an invalid command line is answered in the requested form.
  const asJson = args.includes('--json');
  let database: string | undefined;
  try {
    const { words, options, texts, wantsHelp } = parse(args);
    const isHelp = words[0] === 'help';
    if (wantsHelp || isHelp || words.length === 0) {
      return presentHelp(helpOn(commands, isHelp ? words.slice(1) : words), asJson);
    }
    const { command, values } = find(words, options, texts);
    const context = { terminal, options, texts, readSettings: () => readSettings(environment), now: Date.now };
    if ('runOnSettings' in command) return present(await command.runOnSettings(context, values), asJson);
    const settings = context.readSettings();
    const db = await openInstallation(settings, migrations);
    database = nameDatabase(settings);
    try {
      await beginWithContent(db, settings);
      return present({ ...(await command.run({ ...context, db }, values)), database }, asJson);
    } finally {
      await db.close();
    }
  } catch (error) {
    const exitCode = error instanceof UsageError ? 2 : 1;
    const reason = explain(error, database);
    const trace = reason === null && error instanceof Error ? error.stack : undefined;
    if (asJson) return { exitCode, stdout: '', stderr: toJson({ error: reason ?? reasonOf(error), trace, database }) };
    // Unexpected error: Node prints its stack trace and exits with 1.
    if (reason === null) throw error;
    // The reason may quote a file that was refused.
    const lines = printableLines(reason);
    return { exitCode, stdout: '', stderr: database === undefined ? lines : `${lines}\nDatabase: ${database}` };
  }
}

/** Imports the content: a newer version may have just created the content tables, still empty. */
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

/** Formats an answer. JSON includes the database in one value; for people it goes to standard error. */
function present({ text, json, exitCode = 0, database }: Answer, asJson: boolean): CommandResult {
  if (asJson) return { exitCode, stdout: toJson({ database, answer: json }), stderr: '' };
  return { exitCode, stdout: text, stderr: database === undefined ? '' : `Database: ${database}` };
}

function presentHelp(text: string, asJson: boolean): CommandResult {
  return { exitCode: 0, stdout: asJson ? toJson({ answer: { help: text } }) : text, stderr: '' };
}

interface ParsedLine {
  readonly words: string[];
  readonly wantsHelp: boolean;
  readonly options: ReadonlySet<string>;
  readonly texts: ReadonlyMap<string, string>;
}

function parse(args: readonly string[]): ParsedLine {
  const byName: Record<string, { readonly type: 'boolean' | 'string' }> = {};
  for (const { options = {}, texts = {} } of commands) {
    for (const name of Object.keys(options)) byName[name] = { type: 'boolean' };
    for (const name of Object.keys(texts)) byName[name] = { type: 'string' };
  }
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...byName, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    // The types follow from the option declarations above: single values without defaults.
    const { json: _json, help: wantsHelp = false, ...given } = values as Record<string, string | boolean>;
    const options = new Set<string>();
    const texts = new Map<string, string>();
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === 'string') texts.set(name, value);
      else options.add(name);
    }
    return { words: positionals, wantsHelp: wantsHelp === true, options, texts };
  } catch (error) {
    // parseArgs throws a TypeError that names the unknown option.
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message, { cause: error });
  }
}

function find(
  words: readonly string[],
  options: ReadonlySet<string>,
  texts: ReadonlyMap<string, string>,
): { command: Command | SettingsCommand; values: string[] } {
  const command = commandNamed(commands, words);
  const values = words.slice(command.name.split(' ').length);
  const names = Object.keys(command.texts ?? {});
  const isKnown =
    [...options].every((option) => option in (command.options ?? {})) &&
    [...texts.keys()].toSorted().join(' ') === names.toSorted().join(' ');
  if (values.length !== command.parameters.length || !isKnown) {
    throw new UsageError(`Usage: ${usageOf(command)}\nSee: npm run opvir -- help ${command.name}`);
  }
  return { command, values };
}

/** Message for a failure that the operator can fix; null for any other. */
function explain(failure: unknown, database: string | undefined): string | null {
  const error = database === undefined ? failure : sqliteStartError(failure, database);
  const ours = [UsageError, CommandError, StartError, SettingsError];
  if (error instanceof Error && ours.some((kind) => error instanceof kind)) return error.message;
  const then = 'Completed steps are saved; fix this and run it again.';
  if (isDatabaseOutage(error)) return `The database does not answer (${reasonOf(error)}). ${then}`;
  if (isStorageOutage(error)) return `A file cannot be read or written (${reasonOf(error)}). ${then}`;
  return null;
}

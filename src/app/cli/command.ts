import { commandLine } from '../../features/audit/acts-contract.ts';
import { type AuditedAction, auditLog } from '../../features/audit/server/public.ts';
import type { Settings } from '../../platform/server/config/settings.ts';
import type { Database } from '../../platform/server/db/database.ts';
import type { Statement } from '../../platform/server/db/statement.ts';

/** Terminal of the operator while a command runs. The result of the command is its {@link Answer}. */
export interface Terminal {
  readonly say: (line: string) => void;
  /** Throws {@link CommandError} if nobody can be asked. */
  readonly confirm: (question: string) => Promise<boolean>;
}

/** Context of a command that needs only the settings: the installation may be missing or broken. */
export interface SettingsContext {
  /** Throws `SettingsError`. */
  readonly readSettings: () => Settings;
  /** Names of the command's own options that were given. */
  readonly options: ReadonlySet<string>;
  /** Texts of the options that take one, by option name. */
  readonly texts: ReadonlyMap<string, string>;
  readonly terminal: Terminal;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Context of a command that works on the database. */
export interface CommandContext extends SettingsContext {
  readonly db: Database;
}

/** Result of a command: text for people, and JSON for `--json`. */
export interface Answer {
  readonly text: string;
  readonly json: unknown;
  /** Exit code; 0 by default. */
  readonly exitCode?: 0 | 1;
  /** Name of the database, set by a command that opens one itself. */
  readonly database?: string;
}

export interface CommandLine {
  /** Words that select the command. */
  readonly name: string;
  /** Positional parameters in order, such as `<email>` or `<learner|teacher|admin>`. */
  readonly parameters: readonly string[];
  /** Optional flags and their descriptions: `yes` for `--yes`. */
  readonly options?: Readonly<Record<string, string>>;
  /** Required options with a text, and their descriptions: `reason` for `--reason 'Issued by mistake'`. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly summary: string;
  /** Example of the words after the name. */
  readonly example: string;
  /** Condition for exit code 1, if it is not only a failure. */
  readonly endsWith1?: string;
}

/** Command that works on the database of an installation, such as `user disable`. */
export interface Command extends CommandLine {
  /** Throws {@link UsageError} or {@link CommandError}. */
  run(context: CommandContext, values: readonly string[]): Promise<Answer>;
}

/** Command that opens what it needs itself, such as `restore`. */
export interface SettingsCommand extends CommandLine {
  /** Same as {@link Command.run}. */
  runOnSettings(context: SettingsContext, values: readonly string[]): Promise<Answer>;
}

/** Error: the command line itself is wrong. */
export class UsageError extends Error {}

/** Error: the command line is valid but could not be carried out. The message tells the operator why. */
export class CommandError extends Error {}

/** Creates the function that records a command in the audit log: a statement for the same commit as the action. */
export function commandLog({ db, now }: Pick<CommandContext, 'db' | 'now'>): (deed: AuditedAction) => Statement {
  const auditEntry = auditLog(db, now);
  return (deed) => auditEntry(commandLine, deed);
}

import type { Settings } from '../../platform/server/config/settings.ts';
import type { Database } from '../../platform/server/db/database.ts';

/** Whoever gave the command, while it runs; what comes of it is its answer. */
export interface Terminal {
  readonly say: (line: string) => void;
  /** Throws {@link CommandError} where nobody can be asked. */
  readonly confirm: (question: string) => Promise<boolean>;
}

/** What a command that works on the settings is given: there may be no installation yet, or a broken one. */
export interface SettingsContext {
  /** Throws `SettingsError`. */
  readonly readSettings: () => Settings;
  /** Those that were given of the command's own. */
  readonly options: ReadonlySet<string>;
  /** What was said with those that take a text, by their names. */
  readonly texts: ReadonlyMap<string, string>;
  readonly terminal: Terminal;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What a command is given to work with. */
export interface CommandContext extends SettingsContext {
  readonly db: Database;
}

/** What a command has to say: to people, and with `--json` to programs. */
export interface Answer {
  readonly text: string;
  readonly json: unknown;
  /** Of the command line; 0 unless it says otherwise. */
  readonly exitCode?: 0 | 1;
  /** Which database it speaks of, from a command that opens one by itself. */
  readonly database?: string;
}

export interface CommandLine {
  /** The words that name it. */
  readonly name: string;
  /** What follows the name, in order: `<email>` or `<learner|teacher|admin>`. */
  readonly parameters: readonly string[];
  /** What may be given besides, each by itself, with what it does: `yes` for `--yes`. */
  readonly options?: Readonly<Record<string, string>>;
  /** What has to be given besides, each with a text, and what that says: `reason` for `--reason 'Issued by mistake'`. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly summary: string;
  /** What may stand behind the name. */
  readonly example: string;
  /** When the exit code is 1, where that is not only because something could not be done. */
  readonly endsWith1?: string;
}

/** One act of the operator, such as `user disable`, on the database of an installation. */
export interface Command extends CommandLine {
  /** Throws {@link UsageError} or {@link CommandError}. */
  run(context: CommandContext, values: readonly string[]): Promise<Answer>;
}

/** One that opens what it needs by itself, such as `restore`. */
export interface SettingsCommand extends CommandLine {
  /** As {@link Command.run}. */
  runOnSettings(context: SettingsContext, values: readonly string[]): Promise<Answer>;
}

/** The command line itself was wrong. */
export class UsageError extends Error {}

/** The command was right and could not be carried out; the message tells the operator why. */
export class CommandError extends Error {}

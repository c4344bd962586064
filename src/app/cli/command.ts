import type { Database } from '../../platform/server/db/database.ts';

/** What a command is given to work with. */
export interface CommandContext {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What a command has to say: to people, and with `--json` to programs. */
export interface Answer {
  readonly text: string;
  readonly json: unknown;
}

/** One act of the operator, such as `user disable`. */
export interface Command {
  /** The words that name it. */
  readonly name: string;
  /** What follows the name, in order: `<email>` or `<learner|teacher|admin>`. */
  readonly parameters: readonly string[];
  readonly summary: string;
  /** Throws {@link UsageError} or {@link CommandError}. */
  run(context: CommandContext, values: readonly string[]): Promise<Answer>;
}

/** The command line itself was wrong. */
export class UsageError extends Error {}

/** The command was right and could not be carried out; the message tells the operator why. */
export class CommandError extends Error {}

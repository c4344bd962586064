import { type CommandResult, runCommand } from '../../src/app/cli/run-command.ts';
import { type TestApp, secret } from './app.ts';
import type { DatabasePlace } from './database.ts';

/** Runs the operator's command line on the database of a running app: `operate(app, 'career', 'list')`. */
export function operate({ settings }: TestApp, ...words: string[]): Promise<CommandResult> {
  return runCommand(words, { OPVIR_DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl ?? '' });
}

/** Runs the command line on a place without a running app, with the secret of the tests. */
export function operateAt({ dataDir, databaseUrl }: DatabasePlace, ...words: string[]): Promise<CommandResult> {
  return runCommand(words, { OPVIR_DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', OPVIR_SECRET: secret });
}

/** Runs a command and returns its JSON answer. Fails if the command does. */
export async function operateForJson<Answer>(app: TestApp, ...words: string[]): Promise<Answer> {
  const { exitCode, stdout, stderr } = await operate(app, ...words, '--json');
  if (exitCode !== 0) throw new Error(`${words.join(' ')} ended with ${exitCode}: ${stderr}`);
  return answerIn<Answer>(stdout);
}

/** Answer in the output of `--json`, without the database next to it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the type of the command's output
export function answerIn<Answer>(stdout: string): Answer {
  return (JSON.parse(stdout) as { answer: Answer }).answer;
}

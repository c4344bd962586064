import { type Outcome, runCommand } from '../../src/app/cli/run-command.ts';
import type { TestApp } from './app.ts';

/** The operator's command line on the database of a running app: `operate(app, 'career', 'list')`. */
export function operate({ settings }: TestApp, ...words: string[]): Promise<Outcome> {
  return runCommand(words, { OPVIR_DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl ?? '' });
}

/** What a command has to say to programs. Fails if the command does. */
export async function operateForJson<Answer>(app: TestApp, ...words: string[]): Promise<Answer> {
  const { exitCode, stdout, stderr } = await operate(app, ...words, '--json');
  if (exitCode !== 0) throw new Error(`${words.join(' ')} ended with ${exitCode}: ${stderr}`);
  return JSON.parse(stdout) as Answer;
}

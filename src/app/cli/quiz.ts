import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readQuizOfGift } from '../../features/quizzes/server/public.ts';
import { callersFolder } from '../../platform/server/config/callers-folder.ts';
import { codeOf } from '../../platform/server/config/start-error.ts';
import { CommandError, type SettingsCommand } from './command.ts';

export const quizCommand: SettingsCommand = {
  name: 'quiz gift',
  parameters: ['<file>'],
  summary: "Print the questions of a GIFT file, such as Moodle's, as a quiz; comments name what was not taken",
  example: 'questions.txt',
  async runOnSettings(_, [given = '']) {
    const path = resolve(callersFolder(), given);
    const { text, quiz, notes } = await readQuizOfGift(await readGiven(path));
    return { text, json: { quiz, notes } };
  },
};

async function readGiven(path: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    if (codeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new CommandError(`${path} is not UTF-8. Save it as UTF-8 and try again.`, { cause: error });
    const reason = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (reason === '') throw error;
    throw new CommandError(`${path} cannot be read (${reason}).`, { cause: error });
  }
}

import { resolve } from 'node:path';
import { readQuizOfGift } from '../../features/quizzes/server/public.ts';
import { callersFolder } from '../../platform/server/config/settings.ts';
import type { SettingsCommand } from './command.ts';
import { guessedMessage, readTextFile } from './read-text-file.ts';

export const quizCommand: SettingsCommand = {
  name: 'quiz gift',
  parameters: ['<file>'],
  summary: "Print the questions of a GIFT file, such as Moodle's, as a quiz; comments list skipped parts",
  example: 'questions.txt',
  async runOnSettings(_, [name = '']) {
    const path = resolve(callersFolder(), name);
    const file = await readTextFile(path);
    const { text, quiz, notes } = await readQuizOfGift(file.text);
    const warning = file.encoding === 'windows-1252' ? guessedMessage(path) : null;
    return { text: `${warning ? `# ${warning}\n` : ''}${text}`, json: { quiz, notes, ...(warning && { warning }) } };
  },
};

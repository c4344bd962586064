import { createInterface } from 'node:readline/promises';
import { CommandError, type Terminal } from './command.ts';

/** Terminal in which this process was started. */
export const processTerminal: Terminal = {
  say: (line) => void process.stderr.write(`${line}\n`),
  async confirm(question) {
    if (!process.stdin.isTTY)
      throw new CommandError(`Cannot ask without a terminal: ${question} To skip the question: --yes`);
    const asking = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return /^y(es)?$/i.test((await asking.question(`${question} [y/N] `)).trim());
    } finally {
      asking.close();
    }
  },
};

import { type AnyRead, type ReadCall, addressOf } from '../../platform/contract/reading.ts';

interface Recording {
  /** Reads, and keeps in mind what was read. */
  readonly read: AnyRead;
  /** Every call, each once. */
  calls(): ReadCall[];
  /** The answers that there were, by address. */
  answers(): Record<string, unknown>;
}

/** Looks over the shoulder of whoever reads. */
export function record(read: AnyRead): Recording {
  const calls = new Map<string, ReadCall>();
  const answers = new Map<string, unknown>();
  return {
    async read(key, input = {}) {
      const address = addressOf(key, input.params);
      calls.set(address, { key, ...input });
      const answer = await read(key, input);
      answers.set(address, answer);
      return answer;
    },
    calls: () => [...calls.values()],
    answers: () => Object.fromEntries(answers),
  };
}

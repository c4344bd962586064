import { type AnyRead, type ReadCall, addressOf } from '../../platform/contract/reading.ts';

interface ReadRecorder {
  /** Reads, and records the call. */
  readonly read: AnyRead;
  /** All calls, without duplicates. */
  calls(): ReadCall[];
  /** Answers so far, by address. */
  answers(): Record<string, unknown>;
}

/** Wraps a reader and records its calls and answers. */
export function recordReads(read: AnyRead): ReadRecorder {
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

import * as z from 'zod/mini';
import { fragmentStates } from '../fragments.ts';
import { parts } from '../judge.ts';
import { outputMaxBytes } from '../limits.ts';
import type { EngineMessage } from '../protocol.ts';

// A learner's code may have taken over the process that sends these messages: they are checked like a stranger's input.

const text = z.string().check(z.maxLength(4 * outputMaxBytes));
const workedMs = z.number().check(z.nonnegative());
const names = z.array(text).check(z.maxLength(20));

const CaseVerdict = z.object({
  passed: z.boolean(),
  part: z.enum(parts),
  expected: text,
  got: text,
  fragments: z.optional(z.array(z.object({ part: z.enum(['shows', 'hides']), text, state: z.enum(fragmentStates) }))),
});

const ProgramResult = z.object({
  ended: z.enum(['done', 'error', 'time', 'memory', 'output', 'stopped']),
  stdout: text,
  stderr: text,
  ms: z.number().check(z.nonnegative()),
  value: z.optional(z.unknown()),
  raised: z.optional(
    z.object({
      names,
      message: text,
      file: z.optional(text),
      line: z.optional(z.number()),
      trace: z.optional(text),
    }),
  ),
  shown: z.optional(text),
  drawn: z.optional(z.unknown()),
  left: z.optional(z.record(z.string(), text)),
  verdict: z.optional(CaseVerdict),
});

const shape = z.discriminatedUnion('say', [
  z.object({ say: z.literal('ready') }),
  z.object({ say: z.literal('started'), workedMs }),
  z.object({ say: z.literal('output'), stream: z.enum(['stdout', 'stderr']), text }),
  z.object({ say: z.literal('outcome'), outcome: ProgramResult, isLast: z.boolean(), workedMs }),
  z.object({ say: z.literal('failed'), error: text }),
]);

/** Reads a message of an engine; null if it is malformed. */
export function readEngineMessage(message: unknown): EngineMessage | null {
  const { success, data } = shape.safeParse(message);
  return success ? (data as EngineMessage) : null;
}

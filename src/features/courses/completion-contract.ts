import * as z from 'zod/mini';

/** Completion rule of a course, if its file states one; see the type of the same name. */
export const CompletionRule = z.object({
  lessons: z.int(),
  exercises: z.int(),
  quizzes: z.int(),
  pass: z.int(),
});

/** Completion rule for readers: the parts that count, each with its share of the whole from 0 to 1. */
export const CompletionTerms = z.object({
  pass: z.int(),
  parts: z.array(z.object({ part: z.enum(['lessons', 'exercises', 'quizzes']), share: z.number(), all: z.int() })),
});

import * as z from 'zod/mini';

/** When a course is complete, where its file says so; see the type of this name. */
export const CompletionRule = z.object({
  lessons: z.int(),
  exercises: z.int(),
  quizzes: z.int(),
  pass: z.int(),
});

/** The same for who reads it: what counts, and for which share of the whole, from 0 to 1. */
export const CompletionTerms = z.object({
  pass: z.int(),
  parts: z.array(z.object({ part: z.enum(['lessons', 'exercises', 'quizzes']), share: z.number(), all: z.int() })),
});

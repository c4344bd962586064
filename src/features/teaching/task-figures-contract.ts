import * as z from 'zod/mini';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { CourseId } from '../courses/contract.ts';

export const courseErrors = { 'course-not-found': { status: 404, message: 'Course not found' } } as const;

const part = {
  /** How many had it in their first try. */
  tried: z.int(),
  /** How many of those got it right then. */
  passed: z.int(),
};

/**
 * How the questions of a quiz, the cases of an exercise, or the criteria of a hand-in have fared in the first try of everybody who is
 * enrolled. A practice question is an exercise of one question. What is in the course no more is left out.
 */
export const TaskFigures = z.object({
  countedAt: Timestamp,
  /** Whose first try was counted. */
  learners: z.int(),
  /** As they stand in the quiz. */
  questions: z.array(
    z.object({
      questionId: z.string(),
      /** Its place in the quiz, from 1. */
      number: z.int(),
      /** What is asked, in plain words, cut where it is long. */
      text: z.string(),
      ...part,
      /** The wrong choice that is chosen most; `share`, from 0 to 1, is of the newest who got the question wrong. */
      lure: z.nullable(z.object({ text: z.string(), share: z.number() })),
    }),
  ),
  /** As they stand in the exercise, those that learners see first. */
  cases: z.array(
    z.object({
      name: z.string(),
      isHidden: z.boolean(),
      ...part,
      /** How many have not passed the exercise yet, and failed this case the last time. */
      stuck: z.int(),
    }),
  ),
  /** As they stand in the rubric of a hand-in. */
  criteria: z.array(
    z.object({
      criterion: z.string(),
      /** Of how many their first graded work was graded by it. */
      graded: z.int(),
      /** The mean of what those reached of its points, from 0 to 1; 0 while there are none. */
      share: z.number(),
    }),
  ),
});

export const taskFiguresRoutes = {
  'GET /api/courses/{courseId}/figures/{kind}/{taskId}': {
    operation: 'getTaskFigures',
    summary:
      'Which questions of a quiz, which cases of an exercise, or which criteria of a hand-in learners get wrong. A quiz has the id of its lesson. Counted anew after a while, not at each call',
    access: { role: 'teacher' },
    params: z.object({ courseId: CourseId, kind: z.enum(['exercise', 'quiz']), taskId: Id }),
    success: { status: 200, body: TaskFigures },
    errors: {
      ...courseErrors,
      'task-not-found': { status: 404, message: 'This course has no such quiz and no such exercise.' },
    },
  },
} as const satisfies RouteTable;

import * as z from 'zod/mini';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { CourseId } from '../courses/contract.ts';

export const courseErrors = { 'course-not-found': { status: 404, message: 'Course not found' } } as const;

const part = {
  /** Number of learners who had it in their first attempt. */
  tried: z.int(),
  /** Number of those who got it right. */
  passed: z.int(),
};

/**
 * Results of a quiz's questions, an exercise's test cases or an assignment's criteria in the first attempt of each
 * enrolled learner. A practice question is an exercise with one question. Leaves out removed items.
 */
export const TaskFigures = z.object({
  countedAt: Timestamp,
  /** Number of learners whose first attempt was counted. */
  learners: z.int(),
  /** In the order of the quiz. */
  questions: z.array(
    z.object({
      questionId: z.string(),
      /** Position in the quiz, from 1. */
      number: z.int(),
      /** Question in plain text, truncated if it is long. */
      text: z.string(),
      ...part,
      /** Most chosen wrong choice; `share`, from 0 to 1, is its share among the latest learners who got the question wrong. */
      lure: z.nullable(z.object({ text: z.string(), share: z.number() })),
    }),
  ),
  /** In the order of the exercise, visible test cases first. */
  cases: z.array(
    z.object({
      name: z.string(),
      isHidden: z.boolean(),
      ...part,
      /** Number of learners who have not passed the exercise yet and last failed this test case. */
      stuck: z.int(),
    }),
  ),
  /** In the order of the assignment's rubric. */
  criteria: z.array(
    z.object({
      criterion: z.string(),
      /** Number of learners whose first graded submission was graded by it. */
      graded: z.int(),
      /** Mean share of its points that they reached, from 0 to 1; 0 without any. */
      share: z.number(),
    }),
  ),
});

export const taskFiguresRoutes = {
  'GET /api/courses/{courseId}/figures/{kind}/{taskId}': {
    operation: 'getTaskFigures',
    summary:
      'Get statistics on which quiz questions, exercise tests or assignment criteria learners get wrong; a quiz has its lesson’s ID. Recounted periodically, not per request',
    access: { role: 'teacher' },
    params: z.object({ courseId: CourseId, kind: z.enum(['exercise', 'quiz']), taskId: Id }),
    success: { status: 200, body: TaskFigures },
    errors: {
      ...courseErrors,
      'task-not-found': { status: 404, message: 'This course has no such quiz or exercise.' },
    },
  },
} as const satisfies RouteTable;

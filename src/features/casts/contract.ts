import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { CourseId } from '../courses/contract.ts';
import { notEnrolled } from '../enrolment/contract.ts';

/** One act of a recorded lesson: something said, or something done to the one file that it shows. */
export const CastStep = z.discriminatedUnion('act', [
  z.object({ act: z.literal('say'), text: z.string() }),
  /** Types these lines at the end of the file. */
  z.object({ act: z.literal('write'), text: z.string() }),
  /** Replaces the first place of `from`. */
  z.object({ act: z.literal('change'), from: z.string(), to: z.string() }),
  /** Marks the first place of the text. */
  z.object({ act: z.literal('select'), text: z.string() }),
  /** Runs the file; `output` is what it prints. */
  z.object({ act: z.literal('run'), output: z.string() }),
]);

/** A recorded lesson: no pixels, but what is said and done, in its order. */
export const Cast = z.object({
  courseId: z.string(),
  castId: z.string(),
  title: z.string(),
  language: z.string(),
  steps: z.array(CastStep),
});

export const castRoutes = {
  'GET /api/courses/{courseId}/casts/{castId}': {
    operation: 'getCast',
    summary: "One recorded lesson; those of a course's first lesson for anybody, all others for those who are enrolled",
    access: 'known',
    params: z.object({ courseId: CourseId, castId: Id }),
    success: { status: 200, body: Cast },
    errors: {
      'cast-not-found': { status: 404, message: 'This course has no such recording.' },
      'not-enrolled': notEnrolled,
    },
    reusable: true,
  },
} as const satisfies RouteTable;

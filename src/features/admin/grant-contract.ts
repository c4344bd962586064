import * as z from 'zod/mini';
import { roles } from '../../platform/contract/roles.ts';
import { Id } from '../../platform/contract/text.ts';

/** How many courses a teacher may be limited to; more are every one. */
const taughtCoursesMax = 500;

/** A role, and the courses that a teacher is limited to, by their ids; null for every course. */
export const Grant = z.object({
  role: z.enum(roles),
  taughtCourses: z._default(z.nullable(z.array(Id).check(z.maxLength(taughtCoursesMax))), null),
});

import * as z from 'zod/mini';
import { roles } from '../../platform/contract/roles.ts';
import { Id } from '../../platform/contract/text.ts';

/** Maximum number of courses to which a teacher can be limited. */
const taughtCoursesMax = 500;

/** Role, and the ids of the courses to which a teacher is limited; null for all courses. */
export const Grant = z.object({
  role: z.enum(roles),
  taughtCourses: z._default(z.nullable(z.array(Id).check(z.maxLength(taughtCoursesMax))), null),
});

/**
 * Reads an account's column `taughtCourses`: ids of the courses that a teacher is limited to, null for every course.
 */
export function readTaughtCourses(stored: string | null): string[] | null {
  return stored === null ? null : (JSON.parse(stored) as string[]);
}

/** Converts it to its stored form; null for other roles than teacher, which are never limited. */
export function writeTaughtCourses(role: string, courseIds: readonly string[] | null): string | null {
  return role === 'teacher' && courseIds !== null ? JSON.stringify([...new Set(courseIds)].toSorted()) : null;
}

/** What the column `taughtCourses` of an account says: the ids of the courses that a teacher is limited to, null for every course. */
export function readTaughtCourses(stored: string | null): string[] | null {
  return stored === null ? null : (JSON.parse(stored) as string[]);
}

/** What is stored of it. Only teachers are limited: what is given for another role is not kept. */
export function writeTaughtCourses(role: string, courseIds: readonly string[] | null): string | null {
  return role === 'teacher' && courseIds !== null ? JSON.stringify([...new Set(courseIds)].toSorted()) : null;
}

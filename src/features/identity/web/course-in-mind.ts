/** The course that a visitor came from; the login enrolls them in it. `image` is a path on this site. */
export interface CourseInMind {
  readonly courseId: string;
  readonly title: string;
  readonly image: string;
}

declare module '@tanstack/history' {
  interface HistoryState {
    /**
     * The course to enroll the user in after a login. Only the login sets it, so no link can enroll anybody. With
     * `isDone` it no longer enrolls: the browser restores this state, and the user may have left the course since.
     */
    enrolIn?: { readonly uid: string; readonly courseId: string; readonly isDone?: boolean };
  }
}

/** Search parameters that carry the course and the return address through login and sign-up. */
export function searchOf(
  course: CourseInMind | undefined,
  returnTo: string | undefined,
): { course?: string; returnTo?: string } {
  return { ...(course && { course: course.courseId }), ...(returnTo !== undefined && { returnTo }) };
}

/** History state that enrolls the user in the course on the next page. */
export function enrolState(courseId: string | undefined, uid: string) {
  return courseId === undefined ? {} : { enrolIn: { uid, courseId } };
}

/** The course that a visitor came from, and in which they are enrolled once they are in; `image` is a path on this site. */
export interface CourseInMind {
  readonly courseId: string;
  readonly title: string;
  readonly image: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * Who has just logged in for which course; only the login itself puts it there, so no link can enrol anybody. Once it `isDone`
     * it enrols nobody any more: the browser keeps it, and they may have left the course since.
     */
    enrolIn?: { readonly uid: string; readonly courseId: string; readonly isDone?: boolean };
  }
}

/** The query by which the login and the sign-up keep it. */
export function searchOf(course: CourseInMind | undefined): { course?: string } {
  return course ? { course: course.courseId } : {};
}

import type { Database } from '../../../platform/server/db/database.ts';
import type { CourseStructure } from '../course-log.ts';
import { type Area, areaOf } from '../events.ts';
import { progressQueries } from './queries.ts';
import type { ClientEvent } from './rows.ts';

interface Subject {
  readonly area: Area;
  readonly subject: string;
}

/** What courses have, and what they had once: work on a lesson that was removed meanwhile is kept like any other. */
export function courseSubjects(db: Database) {
  const { listSubjects, insertSubject } = progressQueries(db);
  /** What this process knows to be in the table. */
  const stored = new Set<string>();
  const nameOf = (courseId: string, { area, subject }: Subject) => `${courseId} ${area} ${subject}`;

  /** Before a course is shown to a learner as it is now: nobody can send work on what was never remembered. */
  async function remember(structure: CourseStructure): Promise<void> {
    const { courseId } = structure;
    const fresh = subjectsOf(structure).filter((each) => !stored.has(nameOf(courseId, each)));
    if (fresh.length === 0) return;
    await db.commit(...fresh.map((each) => insertSubject.with({ courseId, ...each })));
    for (const each of fresh) stored.add(nameOf(courseId, each));
  }

  /** Whether each of these is about something that the course has or ever had. */
  async function areKnown(courseId: string, events: readonly ClientEvent[]): Promise<boolean[]> {
    const isKnown = ({ kind, subject }: ClientEvent) => stored.has(nameOf(courseId, { area: areaOf(kind), subject }));
    if (!events.every(isKnown)) {
      for (const each of await listSubjects.all({ courseId })) stored.add(nameOf(courseId, each));
    }
    return events.map(isKnown);
  }

  return { remember, areKnown };
}

function subjectsOf({ chapters, exercises }: CourseStructure): Subject[] {
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  return [
    ...lessons.map(({ lessonId }) => ({ area: 'lesson' as const, subject: lessonId })),
    ...exercises.map(({ exerciseId }) => ({ area: 'exercise' as const, subject: exerciseId })),
  ];
}

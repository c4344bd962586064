import type { Database } from '../../../platform/server/db/database.ts';
import type { CourseStructure } from '../course-log.ts';
import { type Area, areaOf } from '../events.ts';
import { progressQueries } from './queries.ts';
import type { ClientEvent } from './rows.ts';

interface Subject {
  readonly area: Area;
  readonly subject: string;
}

/** Everything that courses have or ever had: work on a lesson that was removed meanwhile is stored as usual. */
export function courseSubjects(db: Database) {
  const { listSubjects, insertSubject } = progressQueries(db);
  /** Subjects that this process knows to be in the table. */
  const stored = new Set<string>();
  const nameOf = (courseId: string, { area, subject }: Subject) => `${courseId} ${area} ${subject}`;

  /** Must run before a learner sees the current course, so that no work arrives for an unknown subject. */
  async function remember(structure: CourseStructure): Promise<void> {
    const { courseId } = structure;
    const fresh = subjectsOf(structure).filter((each) => !stored.has(nameOf(courseId, each)));
    if (fresh.length === 0) return;
    await db.commit(...fresh.map((each) => insertSubject.with({ courseId, ...each })));
    for (const each of fresh) stored.add(nameOf(courseId, each));
  }

  /** Returns for each event whether its subject is or ever was in the course. */
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

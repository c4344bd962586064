import { BoundedMap } from '../../../platform/server/bounded-map.ts';
import type { Content } from '../../../platform/server/content/content.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { quizDefaults } from '../defaults-contract.ts';
import type { Quiz } from './content.ts';
import { type AttemptRow, versionQueries } from './queries.ts';

type Key = Pick<AttemptRow, 'courseId' | 'lessonId' | 'version'>;

interface Stored {
  readonly version: string;
  readonly written: Promise<unknown>;
}

/** Maximum number of cached quizzes that are no longer the current version. */
const formerKept = 200;

/**
 * Stores the version of a quiz that an attempt began with, so that editing the quiz does not affect running attempts.
 */
export function quizVersions(db: Database, content: Pick<Content, 'current'>) {
  const { insertVersion, findVersion } = versionQueries(db);
  const former = new BoundedMap<string, Quiz>(formerKept);
  /** Version of each quiz that this process has stored or is storing. */
  const stored = new Map<string, Stored>();

  function store(quiz: Quiz): Stored {
    const { courseId, lessonId, version } = quiz;
    const written = db.commit(insertVersion.with({ courseId, lessonId, version, quiz: JSON.stringify(quiz) }));
    const storing = { version, written };
    stored.set(`${courseId}/${lessonId}`, storing);
    return storing;
  }

  return {
    /**
     * Stores the version before an attempt begins; only the first calls after a change wait. Throws the database's
     * error.
     */
    async remember(quiz: Quiz): Promise<void> {
      const name = `${quiz.courseId}/${quiz.lessonId}`;
      const known = stored.get(name);
      const storing = known?.version === quiz.version ? known : store(quiz);
      try {
        await storing.written;
      } catch (error) {
        if (stored.get(name) === storing) stored.delete(name);
        throw error;
      }
    },

    /** Forgets that the version is stored. No attempt refers to it, so it may be deleted with its course. */
    forget({ courseId, lessonId }: Quiz): void {
      stored.delete(`${courseId}/${lessonId}`);
    },

    /** Returns the quiz of an attempt. The attempt's foreign key guarantees that the row exists. */
    async get({ courseId, lessonId, version }: Key): Promise<Quiz> {
      const current = content.current().find('quiz', `${courseId}/${lessonId}`);
      if (current?.version === version) return current;
      const name = `${courseId}/${lessonId}/${version}`;
      const known = former.get(name);
      if (known) return known;
      const row = await findVersion.first({ courseId, lessonId, version });
      if (!row) throw new Error(`the quiz ${name} is not stored`);
      // Rows stored before quizzes had this rule lack it.
      const stored = JSON.parse(row.quiz) as Omit<Quiz, 'review'> & Partial<Quiz>;
      const quiz = { review: quizDefaults.review, ...stored };
      former.set(name, quiz);
      return quiz;
    },
  };
}

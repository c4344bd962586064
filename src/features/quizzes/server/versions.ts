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

/** So many quizzes are remembered that are no longer what the content says. */
const formerKept = 200;

/** Quizzes as they were when attempts at them began: editing one changes nothing for those who are at it. */
export function quizVersions(db: Database, content: Pick<Content, 'current'>) {
  const { insertVersion, findVersion } = versionQueries(db);
  const former = new BoundedMap<string, Quiz>(formerKept);
  /** The version of each quiz that this process knows to be in the table, or on its way there. */
  const stored = new Map<string, Stored>();

  function store(quiz: Quiz): Stored {
    const { courseId, lessonId, version } = quiz;
    const written = db.commit(insertVersion.with({ courseId, lessonId, version, quiz: JSON.stringify(quiz) }));
    const storing = { version, written };
    stored.set(`${courseId}/${lessonId}`, storing);
    return storing;
  }

  return {
    /** Before an attempt at it begins; only those who come first after a change wait for it. Throws what the database says. */
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

    /** No attempt holds it: it goes when its course is removed. */
    forget({ courseId, lessonId }: Quiz): void {
      stored.delete(`${courseId}/${lessonId}`);
    },

    /** The quiz of an attempt; that the table has it is held by the attempt's row. */
    async get({ courseId, lessonId, version }: Key): Promise<Quiz> {
      const current = content.current().find('quiz', `${courseId}/${lessonId}`);
      if (current?.version === version) return current;
      const name = `${courseId}/${lessonId}/${version}`;
      const known = former.get(name);
      if (known) return known;
      const row = await findVersion.first({ courseId, lessonId, version });
      if (!row) throw new Error(`the quiz ${name} is not stored`);
      // What was stored before quizzes said when they show right answers has no such rule.
      const stored = JSON.parse(row.quiz) as Omit<Quiz, 'review'> & Partial<Quiz>;
      const quiz = { review: quizDefaults.review, ...stored };
      former.set(name, quiz);
      return quiz;
    },
  };
}

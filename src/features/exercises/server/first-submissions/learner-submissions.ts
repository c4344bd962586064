import { type PageRequest, pageWindow, toPage } from '../../../../platform/server/paging.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { gradesOf } from '../../../progress/server/public.ts';
import { gradedQuestion } from '../../../quizzes/server/public.ts';
import type { Exercise } from '../content.ts';
import type { Place } from '../find-exercise.ts';
import type { Grade } from '../grade.ts';
import { seedOf } from '../present.ts';
import { exerciseQueries } from '../queries.ts';
import { isOfEarlier } from '../submissions.ts';

type Deps = Pick<Services, 'db' | 'content'>;

/** Details of an attempt in the record: id of the submission of a program, or the answer itself. */
interface Details {
  readonly submission?: string;
  readonly answer?: Parameters<typeof gradedQuestion>[2];
}

type GradedTry = Awaited<ReturnType<ReturnType<typeof gradesOf>>>[number];

/** Reads a learner's submissions for an exercise, for teachers: it contains hidden cases, which learners never get. */
export function learnerSubmissions({ db, content }: Deps) {
  const listGrades = gradesOf(db);
  const { findSubmissionOf } = exerciseQueries(db);
  const find = ({ courseId, exerciseId }: Place) => content.current().find('exercise', `${courseId}/${exerciseId}`);

  return {
    /** Lists attempts at any version, newest first; works for exercises that the course no longer has. */
    async list({ userId, courseId, exerciseId }: Place & { readonly userId: string }, query: PageRequest) {
      const own = { userId, courseId, kind: 'exercise-submitted', subject: exerciseId };
      const exercise = find({ courseId, exerciseId });
      return toPage(await listGrades({ ...own, ...pageWindow(query) }), query, (row) => presentTry(row, exercise));
    },

    /** Undefined if this learner has no submission with that id in this course. */
    async findSubmission({ userId, courseId }: { userId: string; courseId: string }, id: string) {
      const row = await findSubmissionOf.first({ id, userId, courseId });
      if (!row) return undefined;
      const { version, seenVersion, files, cases, isPassed, ...rest } = row;
      const exercise = find({ courseId, exerciseId: row.exerciseId });
      const definitions = exercise?.version === version ? casesOf(exercise) : [];
      return {
        ...rest,
        isPassed: isPassed === 1,
        isOfEarlier: isOfEarlier({ version, seenVersion }),
        isOfEarlierVersion: exercise?.version !== version,
        files: JSON.parse(files) as Record<string, string>,
        cases: (JSON.parse(cases) as Grade['cases']).map((verdict, place) => ({
          ...verdict,
          written: definitions[place] ?? null,
        })),
      };
    },
  };
}

/** Cases in the order in which they ran. */
function casesOf(exercise: Exercise) {
  return exercise.kind === 'code' ? [...exercise.visible, ...exercise.hidden] : [];
}

function presentTry(
  { id, at, points, maxPoints, passed, version, details }: GradedTry,
  exercise: Exercise | undefined,
) {
  const { submission = null, answer } = JSON.parse(details) as Details;
  const isAsked = exercise?.kind === 'question' && exercise.version === version;
  return {
    id,
    at,
    isPassed: passed === 1,
    points: points ?? 0,
    maxPoints: maxPoints ?? 0,
    isOfEarlierVersion: exercise?.version !== version,
    submissionId: submission,
    graded: isAsked && answer ? gradedQuestion(exercise.question, seedOf(exercise), answer) : null,
  };
}

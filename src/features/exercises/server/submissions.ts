import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import { enrolmentOf } from '../../enrolment/server/public.ts';
import { requireOwner } from '../../progress/server/public.ts';
import type { exerciseRoutes } from '../contract.ts';
import type { ExerciseDeps } from './deps.ts';
import { requireCodeExercise } from './find-exercise.ts';
import { type Grade, type RecordedSubmission, entryOf, gradeProgram } from './grade.ts';
import { exerciseQueries } from './queries.ts';
import { firstSubmissionOfCases } from './first-submissions/first-submission.ts';
import { firstSubmissionQueries } from './first-submissions/queries.ts';

type SubmissionHandlers = Pick<
  Handlers<typeof exerciseRoutes>,
  'submitExercise' | 'listSubmissions' | 'getGradingTurn'
>;
type Submitted = RecordedSubmission &
  Pick<Parameters<SubmissionHandlers['submitExercise']>[0]['body'], 'files' | 'seenVersion'>;
type Queries = ReturnType<typeof exerciseQueries>;
type Row = Awaited<ReturnType<Queries['listSubmissions']['all']>>[number];
type Stored = Awaited<ReturnType<Queries['findSubmission']['all']>>[number];

const listedMax = 20;

/** Handlers of submissions, which are stored and recorded in one commit with their grade. */
export function submissionHandlers(deps: ExerciseDeps): SubmissionHandlers {
  const { db, content, engines, record, now } = deps;
  const { findSubmission, listSubmissions, insertSubmission } = exerciseQueries(db);
  const { putTry } = firstSubmissionQueries(db);
  const isEnrolled = enrolmentOf(db);

  /** Stores a submission with its grade and returns the stored row. */
  async function store(submitted: Submitted, { cases, isPassed, ...grade }: Grade): Promise<Row> {
    const { files, seenVersion = null, ...tried } = submitted;
    const id = newId();
    const { maxPoints } = grade;
    const points = await record.countedPoints(tried, grade.points, maxPoints);
    const [[inserted]] = await record.grade(
      entryOf(tried, { points, maxPoints, passed: isPassed, details: { submission: id } }),
      insertSubmission.with({
        id,
        ...tried,
        seenVersion,
        ...grade,
        points,
        isPassed: Number(isPassed),
        at: now(),
        files: JSON.stringify(files),
        cases: JSON.stringify(cases),
      }),
      putTry.with({ ...tried, ...firstSubmissionOfCases(cases) }),
    );
    if (inserted) return inserted;
    // A concurrent request with the same key was stored first.
    const stored = await findSubmission.first(tried);
    if (!stored) throw new Error(`the submission ${id} was not stored`);
    return ownOf(tried, stored);
  }

  return {
    async submitExercise({ params, body }, { caller, address, gone }) {
      requireOwner(body.userId, caller);
      const exercise = requireCodeExercise(content, params);
      const userId = caller.uid;
      const known = await findSubmission.first({ userId, key: body.key });
      if (known) return present(ownOf(params, known));
      if (!(await isEnrolled(userId, params.courseId))) throw new Refusal('not-enrolled');
      const grade = await gradeProgram(exercise, body.files, { engines, userId, address, gone });
      return present(await store({ ...body, ...params, userId, version: exercise.version }, grade));
    },

    async listSubmissions({ params }, { caller }) {
      requireCodeExercise(content, params);
      const rows = await listSubmissions.all({ userId: caller.uid, ...params, limit: listedMax });
      return { items: rows.map(present) };
    },

    getGradingTurn: (_, { caller }) => ({ before: engines.placeOf(caller.uid) }),
  };
}

/** Returns the submission without its place. Throws `key-of-another-exercise` if it belongs to another exercise. */
function ownOf(
  place: Pick<RecordedSubmission, 'courseId' | 'exerciseId'>,
  { courseId, exerciseId, ...row }: Stored,
): Row {
  if (courseId !== place.courseId || exerciseId !== place.exerciseId) throw new Refusal('key-of-another-exercise');
  return row;
}

function present({ isPassed, cases, version, seenVersion, ...row }: Row) {
  return {
    ...row,
    isOfEarlier: isOfEarlier({ version, seenVersion }),
    isPassed: isPassed === 1,
    cases: JSON.parse(cases) as Grade['cases'],
  };
}

/** Returns true if the learner saw another version of the exercise than the one that graded it. */
export function isOfEarlier({ version, seenVersion }: Pick<Row, 'version' | 'seenVersion'>): boolean {
  return seenVersion !== null && seenVersion !== version;
}

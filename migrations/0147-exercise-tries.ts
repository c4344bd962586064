import { type Kysely, sql } from 'kysely';

/** Rows per read. */
const pageSize = 500;
const writtenAtOnce = 50;

interface Place {
  userId: string;
  courseId: string;
  exerciseId: string;
  version: string;
}

type Submitted = Place & { id: string; cases: string };
type Answered = Omit<Place, 'exerciseId'> & { id: string; subject: string; details: string; passed: number | null };
type Kept = Place & { firstTry: string; stuckAt: string };

const columns = ['userId', 'courseId', 'exerciseId', 'version', 'firstTry', 'stuckAt'] as const;

/**
 * Creates the result of each learner's first submission of an exercise and the cases they still fail, for teachers.
 * These rows are small, since submissions contain files. Fills it from existing rows, and indexes first quiz attempts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('quizAttemptsFirst')
    .on('quizAttempts')
    .columns(['courseId', 'lessonId', 'id'])
    .where(sql<boolean>`"number" = 1`)
    .execute();
  await db.schema
    .createTable('exerciseTries')
    .addColumn('userId', 'text', (column) => column.notNull().references('authUsers.id').onDelete('cascade'))
    .addColumn('courseId', 'text', (column) => column.notNull().references('courses.courseId').onDelete('cascade'))
    .addColumn('exerciseId', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('firstTry', 'text', (column) => column.notNull())
    .addColumn('stuckAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('exerciseTriesKey', ['courseId', 'exerciseId', 'userId'])
    .execute();
  await db.schema.createIndex('exerciseTriesByLearner').on('exerciseTries').column('userId').execute();
  await fill(db, submissionsOf(db));
  await fill(db, answersOf(db));
}

async function fill(db: Kysely<unknown>, source: AsyncIterable<Kept>): Promise<void> {
  let waiting: Kept[] = [];
  for await (const kept of source) {
    waiting.push(kept);
    if (waiting.length < writtenAtOnce) continue;
    await insert(db, waiting);
    waiting = [];
  }
  if (waiting.length > 0) await insert(db, waiting);
}

/** Inserts rows; of two for the same learner and exercise, the first is kept. */
async function insert(db: Kysely<unknown>, all: readonly Kept[]): Promise<void> {
  const rows = all.map((kept) => sql`(${sql.join(columns.map((column) => kept[column]))})`);
  await sql`insert into "exerciseTries" (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(rows)} on conflict do nothing`.execute(db);
}

/**
 * Reads submissions, which are ordered by learner and exercise, and yields one row each: the first result and the cases
 * still failed.
 */
async function* submissionsOf(db: Kysely<unknown>): AsyncGenerator<Kept> {
  let kept: Kept | undefined;
  let after = ['', '', '', ''];
  for (;;) {
    const { rows } = await sql<Submitted>`select "id", "userId", "courseId", "exerciseId", "version", "cases"
      from "exerciseSubmissions" where ("userId", "courseId", "exerciseId", "id") > (${sql.join(after)})
      order by "userId", "courseId", "exerciseId", "id" limit ${pageSize}`.execute(db);
    for (const { id: _, cases, ...place } of rows) {
      const [tried, stuckAt] = verdictsOf(cases);
      if (kept && isSame(kept, place)) {
        if (kept.stuckAt !== '[]') kept.stuckAt = stuckAt;
        continue;
      }
      if (kept) yield kept;
      kept = { ...place, firstTry: tried, stuckAt };
    }
    const last = rows.at(-1);
    if (!last) break;
    after = [last.userId, last.courseId, last.exerciseId, last.id];
  }
  if (kept) yield kept;
}

/**
 * Reads answers to practice questions, which are only in the learning records. The join skips removed courses, whose
 * records remain.
 */
async function* answersOf(db: Kysely<unknown>): AsyncGenerator<Kept> {
  let after = '';
  for (;;) {
    const { rows } =
      await sql<Answered>`select "id", "userId", "learningEvents"."courseId", "subject", "version", "details", "passed"
      from "learningEvents" inner join "courses" on "courses"."courseId" = "learningEvents"."courseId"
      where "id" > ${after} and "kind" = 'exercise-submitted' and "details" like '{"answer":%'
      order by "id" limit ${pageSize}`.execute(db);
    for (const { userId, courseId, subject: exerciseId, version, details, passed } of rows) {
      const { answer } = JSON.parse(details) as { answer: { picked: (number | null)[] } };
      const firstTry = JSON.stringify({ picked: answer.picked, share: Number(passed === 1) });
      yield { userId, courseId, exerciseId, version, firstTry, stuckAt: '[]' };
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

function isSame(one: Place, other: Place): boolean {
  return one.userId === other.userId && one.courseId === other.courseId && one.exerciseId === other.exerciseId;
}

/** Stored forms of a submission's cases: all with name, hidden and passed flags, then those that failed. */
function verdictsOf(cases: string): [firstTry: string, stuckAt: string] {
  const verdicts = JSON.parse(cases) as { name: string; isHidden: boolean; isPassed: boolean }[];
  const tried = verdicts.map(({ name, isHidden, isPassed }) => [name, Number(isHidden), Number(isPassed)] as const);
  return [JSON.stringify({ cases: tried }), JSON.stringify(tried.filter(([, , isPassed]) => isPassed === 0))];
}

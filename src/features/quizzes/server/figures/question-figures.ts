import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Content } from '../../../../platform/server/content/content.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { afterEveryId } from '../../../../platform/server/paging.ts';
import { type Answer, toAuthorOrder } from '../present-question.ts';
import type { Quiz } from '../content.ts';
import { noAnswer } from '../result.ts';
import { quizVersions } from '../versions.ts';
import { figureQueries } from './queries.ts';
import { questionCount } from './question-count.ts';

/** Small enough that other requests get their turn in between. */
const pageSize = 2000;

type Place = Pick<Quiz, 'courseId' | 'lessonId'>;
type Counts = ReadonlyMap<string, ReturnType<typeof questionCount>>;
type First = Awaited<ReturnType<ReturnType<typeof figureQueries>['listNewest']['all']>>[number];

/**
 * Statistics of a quiz's questions in first attempts, since right answers may be shown afterwards. Returns the version
 * and a function that counts; undefined without a quiz. Questions keep their ids across versions.
 */
export function questionFigures({
  db,
  content,
}: {
  readonly db: Database;
  readonly content: Pick<Content, 'current'>;
}) {
  const { listNewest, listAnswers, listShares } = figureQueries(db);
  const versions = quizVersions(db, content);

  /** Number of learners for each distinct result: many have the same, and each is parsed only once. */
  async function learnersByShares(place: Place): Promise<ReadonlyMap<string, number>> {
    const learnersOf = new Map<string, number>();
    let before: string = afterEveryId;
    for (;;) {
      const page = await listShares.all({ ...place, before, limit: pageSize });
      for (const { shares } of page) learnersOf.set(shares ?? '', (learnersOf.get(shares ?? '') ?? 0) + 1);
      const last = page.at(-1);
      if (!last || page.length < pageSize) return learnersOf;
      before = last.id;
      await othersTurn();
    }
  }

  async function count(quiz: Quiz) {
    const counts: Counts = new Map(quiz.questions.map((question) => [question.id, questionCount(question)]));
    const place = { courseId: quiz.courseId, lessonId: quiz.lessonId };
    let sum = 0;
    for (const [shares, learners] of await learnersByShares(place)) {
      for (const [id, share] of sharesOf({ shares })) counts.get(id)?.add(share, learners);
      sum += learners;
    }
    await lookAt(place, await listNewest.all(place), counts);
    const questions = quiz.questions.map(({ id }, index) => ({
      questionId: id,
      number: index + 1,
      ...counts.get(id)!.figures(),
    }));
    return { learners: sum, questions };
  }

  /** Options are shuffled for each attempt, so each answer is translated back to the author's order. */
  async function lookAt(place: Place, attempts: readonly First[], counts: Counts) {
    const newest = attempts[0]?.id;
    if (newest === undefined) return;
    const answers = new Map<string, Answer>();
    for (const { attemptId, questionId, answer } of await listAnswers.all({ ...place, newest }))
      answers.set(`${attemptId} ${questionId}`, JSON.parse(answer) as Answer);
    for (const row of attempts) {
      const quiz = await versions.get({ ...place, version: row.version });
      const wrong = sharesOf(row).filter(([, share]) => share < 1);
      for (const [id] of wrong) {
        const question = quiz.questions.find((each) => each.id === id);
        const answer = answers.get(`${row.id} ${id}`) ?? noAnswer;
        if (question) counts.get(id)?.lookAt(question, toAuthorOrder(question, row.seed, answer));
      }
    }
  }

  return (courseId: string, lessonId: string) => {
    const quiz = content.current().find('quiz', `${courseId}/${lessonId}`);
    return quiz && { version: quiz.version, count: () => count(quiz) };
  };
}

function sharesOf({ shares }: Pick<First, 'shares'>): [id: string, share: number][] {
  return Object.entries(JSON.parse(shares || '{}') as Record<string, number>);
}

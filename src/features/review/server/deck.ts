import type { Services } from '../../../platform/server/services.ts';
import { enrolledCourses } from '../../enrolment/server/public.ts';
import { occurredAt } from '../../progress/events.ts';
import type { CourseStructure, StructureOf } from '../../progress/server/public.ts';
import type { RenderedQuestion } from '../../quizzes/server/public.ts';
import { dayOf } from '../local-day.ts';
import { questionVersion } from './question-version.ts';
import { quizQuestionVersions } from './quiz-questions.ts';
import { type ReviewAnswerRow, reviewQueries } from './queries.ts';
import { type CardSchedule, type LogEntry, scheduleOf } from './schedule.ts';

export interface DeckDeps extends Pick<Services, 'db' | 'content'> {
  readonly structureOf: StructureOf;
}

/** Question that a learner has answered, with its place and its schedule. */
export interface Card extends CardSchedule {
  readonly courseId: string;
  readonly cardId: string;
  readonly lessonId: string;
  readonly lessonTitle: string;
  readonly question: RenderedQuestion;
  readonly version: string;
  /** True if the learner may see the right answer. */
  readonly isSolved: boolean;
  /** True for a question of a quiz that withholds its right answers. */
  readonly isWithheld: boolean;
  readonly log: readonly LogEntry[];
}

type Queries = ReturnType<typeof reviewQueries>;
type Graded = Awaited<ReturnType<Queries['listGraded']['all']>>[number];
type Lesson = CourseStructure['chapters'][number]['lessons'][number];
type Found = Omit<Card, keyof CardSchedule | 'log'>;
type Logs = Map<string, LogEntry[]>;

/** Creates a function that returns the cards of a learner in the courses in which they are enrolled. */
export function deckOf({ db, content, structureOf }: DeckDeps) {
  const { listGraded, listAnswers, listRunning } = reviewQueries(db);
  const listCourses = enrolledCourses(db);
  const versionsOf = quizQuestionVersions({ db, content });

  async function entriesOf(graded: Graded): Promise<[cardId: string, entry: LogEntry][]> {
    const { courseId, kind, subject, version, passed, details, key } = graded;
    const entry = { key, at: occurredAt(graded) };
    if (kind === 'exercise-submitted') {
      const exercise = content.current().find('exercise', `${courseId}/${subject}`);
      if (exercise?.kind !== 'question') return [];
      // Earlier versions of an exercise are not stored.
      const seen = exercise.version === version ? questionVersion(exercise.question) : null;
      return [[exerciseCard(subject), { ...entry, rating: ratingOf(passed === 1), version: seen }]];
    }
    const versions = await versionsOf({ courseId, lessonId: subject, version });
    const { shares = {} } = JSON.parse(details) as { shares?: Record<string, number> };
    return Object.entries(shares).map(([id, share]) => [
      quizCard(subject, id),
      { ...entry, rating: ratingOf(share === 1), version: versions.get(id) ?? null },
    ]);
  }

  function exerciseCards(
    courseId: string,
    exerciseId: string,
    passes: ReadonlySet<string>,
  ): Omit<Found, 'lessonId' | 'lessonTitle'>[] {
    const exercise = content.current().find('exercise', `${courseId}/${exerciseId}`);
    if (exercise?.kind !== 'question') return [];
    const { question } = exercise;
    const isSolved = passes.has(`exercise-submitted ${exerciseId}`);
    const cardId = exerciseCard(exerciseId);
    return [{ courseId, cardId, question, version: questionVersion(question), isSolved, isWithheld: false }];
  }

  function quizCards(
    courseId: string,
    lessonId: string,
    passes: ReadonlySet<string>,
  ): Omit<Found, 'lessonId' | 'lessonTitle'>[] {
    const quiz = content.current().find('quiz', `${courseId}/${lessonId}`);
    if (!quiz) return [];
    const { review } = quiz;
    const isSolved = review === 'always' || (review === 'after-pass' && passes.has(`quiz-submitted ${lessonId}`));
    return quiz.questions.map((question) => ({
      courseId,
      cardId: quizCard(lessonId, question.id),
      question,
      version: questionVersion(question),
      isSolved,
      isWithheld: !isSolved,
    }));
  }

  /** Questions of a course; one that is in several lessons belongs to the first. */
  function questionsOf(courseId: string, passes: ReadonlySet<string>, running: ReadonlySet<string>): Found[] {
    const lessons = structureOf(courseId)?.chapters.flatMap((chapter) => chapter.lessons) ?? [];
    const all = lessons.flatMap((lesson) => {
      const { lessonId, title: lessonTitle, exerciseIds } = lesson;
      const found = [
        ...exerciseIds.flatMap((id) => exerciseCards(courseId, id, passes)),
        // While a quiz runs, its questions are asked nowhere else.
        ...(hasOpenQuiz(lesson, courseId, running) ? quizCards(courseId, lessonId, passes) : []),
      ];
      return found.map((each) => ({ ...each, lessonId, lessonTitle }));
    });
    return [...new Map(all.toReversed().map((each) => [each.cardId, each])).values()].toReversed();
  }

  return async (userId: string): Promise<Card[]> => {
    const [courses, graded, answers, runningRows] = await Promise.all([
      listCourses(userId),
      listGraded.all({ userId }),
      listAnswers.all({ userId }),
      listRunning.all({ userId }),
    ]);
    const logs = new Map([...courses].map((courseId): [string, Logs] => [courseId, new Map()]));
    const add = (courseId: string, cardId: string, entry: LogEntry) => {
      const ofCourse = logs.get(courseId);
      const log = ofCourse?.get(cardId);
      if (log) log.push(entry);
      else ofCourse?.set(cardId, [entry]);
    };
    for (const each of graded) {
      if (!courses.has(each.courseId)) continue;
      for (const [cardId, entry] of await entriesOf(each)) add(each.courseId, cardId, entry);
    }
    for (const { courseId, cardId, ...each } of answers) add(courseId, cardId, { ...each, at: scheduledAt(each) });
    const running = new Set(runningRows.map(({ courseId, lessonId }) => `${courseId} ${lessonId}`));
    return [...courses].flatMap((courseId) => {
      const passes = passesOf(graded.filter((each) => each.courseId === courseId));
      return questionsOf(courseId, passes, running).flatMap((found) => {
        const log = logs.get(courseId)?.get(found.cardId);
        return log ? [{ ...found, log, ...scheduleOf(log, found.version) }] : [];
      });
    });
  };
}

export type Deck = ReturnType<typeof deckOf>;

function hasOpenQuiz({ lessonId, hasQuiz }: Lesson, courseId: string, running: ReadonlySet<string>): boolean {
  return hasQuiz && !running.has(`${courseId} ${lessonId}`);
}

const exerciseCard = (exerciseId: string) => `exercise/${exerciseId}`;
const quizCard = (lessonId: string, questionId: string) => `quiz/${lessonId}/${questionId}`;
const ratingOf = (isRight: boolean) => (isRight ? 'good' : 'again');

/** Exercises and quizzes that were passed, with the kind before the id. */
function passesOf(graded: readonly Graded[]): ReadonlySet<string> {
  return new Set(graded.filter(({ passed }) => passed === 1).map(({ kind, subject }) => `${kind} ${subject}`));
}

/** Minimum time between an answer and its review: in some time zone that a browser may name, midnight is near. */
const restMs = 8 * 60 * 60 * 1000;

/** Returns whether a card is due on the learner's day. */
export function isDue({ dueAt, answeredAt }: CardSchedule, now: number, zone: string): boolean {
  if (dueAt <= now) return true;
  return dayOf(dueAt, zone) <= dayOf(now, zone) && (answeredAt === null || now - answeredAt >= restMs);
}

/**
 * Time of an answer in its schedule, in milliseconds since 1970. If the quiz withholds its answers, that is its arrival:
 * each one accepted must move `dueAt`, or the next one would be refused.
 */
export function scheduledAt(row: Pick<ReviewAnswerRow, 'dueAt' | 'at' | 'clientAt'>): number {
  return row.dueAt === null ? occurredAt(row) : row.at;
}

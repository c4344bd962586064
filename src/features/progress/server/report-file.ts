import { byteOrderMark, csvLines, csvTimestamp } from '../../../platform/server/csv.ts';
import type { CourseStructure } from '../course-log.ts';
import type { ReportItem } from './report.ts';

type Cell = string | number;

/** Header line: one column for each item of the current course. */
export function reportHead(structure: CourseStructure): string {
  const lessons = structure.chapters.flatMap((chapter) => chapter.lessons);
  return (
    byteOrderMark +
    csvLines([
      [
        'Name',
        'Email',
        'Percent',
        'Points',
        'Out of',
        'Completed',
        'Last active',
        ...lessons.flatMap(({ title }) => [`${title}: done`, `${title}: version`]),
        ...structure.exercises.map(({ exerciseId }) => `${exerciseId}: points`),
        ...lessons.filter(({ hasQuiz }) => hasQuiz).map(({ title }) => `${title}: quiz percent`),
      ],
    ])
  );
}

/** One line per learner, in the columns of {@link reportHead}; times as ISO 8601, empty if there is none. */
export function reportLines(items: readonly ReportItem[]): string {
  return csvLines(items.map(cellsOf));
}

function cellsOf({ name, email, progress }: ReportItem): Cell[] {
  const { percent, points, outOf, completedAt, lastActiveAt, lessons, exercises, quizzes } = progress;
  return [
    name,
    email,
    percent,
    points,
    outOf,
    csvTimestamp(completedAt),
    csvTimestamp(lastActiveAt),
    ...lessons.flatMap(({ doneAt, doneVersion }) => [csvTimestamp(doneAt), doneVersion ?? '']),
    ...exercises.map((exercise) => (exercise.attempts > 0 ? exercise.points : '')),
    ...quizzes.map((quiz) => (quiz.attempts > 0 ? quiz.percent : '')),
  ];
}

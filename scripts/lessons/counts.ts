import { outlineOf, readingsOf, wordsMax } from '../../src/features/lessons/server/public.ts';
import type { ContentTypes } from '../../src/platform/server/content/kinds.ts';
import type { ContentSnapshot } from '../../src/platform/server/content/snapshot.ts';

/** Numbers of a lesson, or the sums of a course's lessons. */
export interface Counts {
  readonly name: string;
  readonly words: number;
  /** Words before the first thing to do, and most words between two of them. */
  readonly first: number;
  readonly longest: number;
  readonly code: number;
  /** Code exercises whose solution adds at most {@link shortMax} lines to the starter. */
  readonly short: number;
  readonly questions: number;
  readonly quiz: number;
  readonly wrong: number;
}

const firstMax = 150;
const shortMax = 3;
/** Least number of things to do, and of code exercises among them, in a shipped course. */
const courseMin: Readonly<Record<string, { readonly things: number; readonly code: number }>> = {
  course1: { things: 80, code: 0 },
  course2: { things: 120, code: 60 },
  course3: { things: 80, code: 0 },
  course4: { things: 80, code: 0 },
  course5: { things: 120, code: 60 },
  course6: { things: 80, code: 0 },
};

/** Source of each lesson, by `<course>/<lesson>`. */
export function lessonSources(
  items: readonly { readonly kind: string; readonly id: string; readonly source: string }[],
): ReadonlyMap<string, string> {
  return new Map(items.flatMap(({ kind, id, source }) => (kind === 'lesson' ? [[id, source] as const] : [])));
}

/** Counts each lesson of a course, in order. `sources` are the lessons' files by `<course>/<lesson>`. */
export function lessonCounts(
  snapshot: ContentSnapshot,
  courseId: string,
  sources: ReadonlyMap<string, string>,
): readonly Counts[] {
  const { chapters } = outlineOf(snapshot, courseId);
  return chapters
    .flatMap(({ lessons }) => lessons)
    .map(({ lessonId, exercises, quiz }) => {
      const readings = readingsOf(sources.get(`${courseId}/${lessonId}`) ?? '').map(({ words }) => words);
      const whole = exercises.flatMap(({ exerciseId }) => snapshot.find('exercise', `${courseId}/${exerciseId}`) ?? []);
      const code = whole.flatMap((one) => (one.kind === 'code' ? [one] : []));
      return {
        name: lessonId,
        words: readings.reduce((sum, words) => sum + words, 0),
        first: readings[0] ?? 0,
        longest: Math.max(0, ...readings),
        code: code.length,
        short: code.filter((one) => addedLines(one) <= shortMax).length,
        questions: whole.length - code.length,
        quiz: quiz?.questions ?? 0,
        wrong: code.reduce((sum, { wrong }) => sum + wrong.length, 0),
      };
    });
}

/** Faults of a course's lessons: too long a reading, or too few things to do. */
export function countFaults(courseId: string, lessons: readonly Counts[]): readonly string[] {
  const faults = lessons.flatMap(({ name, first, longest }) => [
    ...(first > firstMax ? [`${name}: ${first} words before the first thing to do, not ${firstMax}`] : []),
    ...(longest > wordsMax ? [`${name}: ${longest} words without anything to do, not ${wordsMax}`] : []),
  ]);
  const all = sumOf(courseId, lessons);
  const least = courseMin[courseId] ?? { things: 0, code: 0 };
  if (thingsOf(all) < least.things) faults.push(`${thingsOf(all)} things to do, not ${least.things}`);
  if (all.code < least.code) faults.push(`${all.code} code exercises, not ${least.code}`);
  if (least.code > 0 && all.short * 2 < all.code)
    faults.push(`${all.short} of ${all.code} code exercises are short, not half`);
  return faults;
}

/** Faults of the parts that each lesson has: a common mistake, a summary, and a question on the lesson before. */
export function partFaults(
  snapshot: ContentSnapshot,
  courseId: string,
  sources: ReadonlyMap<string, string>,
): string[] {
  const { chapters } = outlineOf(snapshot, courseId);
  const defined = new Map<string, string>();
  return chapters
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ lessonId, exercises }, index) => {
      const source = (sources.get(`${courseId}/${lessonId}`) ?? '').replace(/^```[\s\S]*?^```/gm, '');
      const missing = ['## A common mistake', '## Summary'].filter((heading) => !source.includes(`\n${heading}\n`));
      const faults = missing.map((heading) => `${lessonId}: has no section "${heading}"`);
      if (index > 0 && exercises[0]?.kind !== 'question')
        faults.push(`${lessonId}: does not begin with a question on the lesson before`);
      for (const [, term = ''] of source.matchAll(/\*\*([^*\n]+)\*\*/g)) {
        const earlier = defined.get(term.toLowerCase());
        if (earlier !== undefined) faults.push(`${lessonId}: defines "${term}" again, after ${earlier}`);
        defined.set(term.toLowerCase(), lessonId);
      }
      return faults;
    });
}

/** Sums the lessons of a course; `first` and `longest` are the highest. */
export function sumOf(name: string, lessons: readonly Counts[]): Counts {
  const sum = (key: Exclude<keyof Counts, 'name'>) => lessons.reduce((all, lesson) => all + lesson[key], 0);
  const most = (key: 'first' | 'longest') => Math.max(0, ...lessons.map((lesson) => lesson[key]));
  return {
    name,
    words: sum('words'),
    first: most('first'),
    longest: most('longest'),
    code: sum('code'),
    short: sum('short'),
    questions: sum('questions'),
    quiz: sum('quiz'),
    wrong: sum('wrong'),
  };
}

/** Number of things to do: exercises and quiz questions. */
export function thingsOf({ code, questions, quiz }: Counts): number {
  return code + questions + quiz;
}

/** Number of lines of the solution that the starter lacks. */
function addedLines({ starter, solution }: Extract<ContentTypes['exercise'], { kind: 'code' }>): number {
  return Object.entries(solution).reduce((sum, [file, text]) => {
    const given = new Set((starter[file] ?? '').split('\n').map((line) => line.trim()));
    return sum + text.split('\n').filter((line) => line.trim() !== '' && !given.has(line.trim())).length;
  }, 0);
}

const columns = ['words', 'first', 'longest', 'code', 'short', 'questions', 'quiz', 'wrong'] as const;

/** Renders counts as a table of text, one row each. */
export function countTable(rows: readonly Counts[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length), 'lesson'.length);
  const line = (name: string, cells: readonly (string | number)[]) =>
    [name.padEnd(width), ...cells.map((cell) => String(cell).padStart(9))].join(' ');
  const body = rows.map((row) => line(row.name, [thingsOf(row), ...columns.map((key) => row[key])]));
  return [line('lesson', ['things', ...columns]), ...body].join('\n');
}

import type * as z from 'zod/mini';
import type { Content } from '../../../../platform/server/content/content.ts';
import { renderComment, renderCommentLine } from '../../../../platform/markdown/comment-markdown.ts';
import type { HandIn, HandInLine } from '../../hand-in-contract.ts';
import type { Exercise } from '../content.ts';
import type { HandInRow } from './queries.ts';

type PresentedHandIn = z.infer<typeof HandIn>;

/** Grade as stored; its texts are rendered when it is shown. */
export interface StoredGrade {
  readonly gradedAt: number;
  readonly points: number;
  readonly maxPoints: number;
  readonly scores: readonly { readonly criterion: string; readonly points: number; readonly maxPoints: number }[];
  readonly comment: string;
  /** Absent in grades stored before pass marks existed, which count as passed. */
  readonly isPassed?: boolean;
}

type ShownRow = Pick<HandInRow, 'id' | 'link' | 'fileName' | 'fileBytes' | 'note' | 'at' | 'grade'>;
type RowOfLearner = ShownRow &
  Pick<HandInRow, 'userId' | 'courseId' | 'exerciseId' | 'version'> & { name: string; email: string };

/** Grade before a correction, with its teacher. */
export interface CorrectedRow {
  readonly handInId: string;
  readonly grade: string;
  readonly graderName: string | null;
  readonly graderEmail: string | null;
}

/** Submission without its file's storage key; `corrected` may contain rows of other submissions. */
export function presentHandIn(
  { id, link, fileName, fileBytes, note, at, grade }: ShownRow,
  corrected: readonly CorrectedRow[] = [],
): PresentedHandIn {
  const earlierGrades = corrected.filter((each) => each.handInId === id).map((each) => presentStored(each.grade));
  return { id, link, fileName, fileBytes, note, at, grade: presentGrade(storedGrade(grade)), earlierGrades };
}

/** Earlier grades of one submission for teachers, with the teachers who gave them. */
export function presentEarlier(id: string, corrected: readonly CorrectedRow[]) {
  return corrected
    .filter(({ handInId }) => handInId === id)
    .map(({ grade, graderName, graderEmail }) => ({ ...presentStored(grade), gradedBy: graderName || graderEmail }));
}

/** Submission in a teacher's list. */
export function presentLine(content: Pick<Content, 'current'>, row: RowOfLearner): z.infer<typeof HandInLine> {
  const { id, link, fileName, at } = row;
  const grade = storedGrade(row.grade);
  const result = grade && {
    gradedAt: grade.gradedAt,
    points: grade.points,
    maxPoints: grade.maxPoints,
    isPassed: isPassed(grade),
  };
  return { id, link, fileName, at, grade: result, ...presentWhose(content, row) };
}

/** Learner and assignment of a submission. */
export function presentWhose(content: Pick<Content, 'current'>, row: RowOfLearner) {
  const { courseId, exerciseId, version, userId, name, email } = row;
  const task = findTask(content, row);
  const isOfEarlierVersion = task?.version !== version;
  return { courseId, exerciseId, title: task?.title ?? '', version, isOfEarlierVersion, userId, name, email };
}

/** Returns the present version of the assignment; undefined if the course no longer has it. */
export function findTask(
  content: Pick<Content, 'current'>,
  { courseId, exerciseId }: Pick<HandInRow, 'courseId' | 'exerciseId'>,
): Extract<Exercise, { kind: 'hand-in' }> | undefined {
  const exercise = content.current().find('exercise', `${courseId}/${exerciseId}`);
  return exercise?.kind === 'hand-in' ? exercise : undefined;
}

export function isPassed({ isPassed: passed = true }: StoredGrade): boolean {
  return passed;
}

export function storedGrade(grade: string | null): StoredGrade | null {
  return grade === null ? null : (JSON.parse(grade) as StoredGrade);
}

function presentGrade(grade: StoredGrade | null): PresentedHandIn['grade'] {
  return grade && presentGiven(grade);
}

const presentStored = (grade: string) => presentGiven(JSON.parse(grade) as StoredGrade);

function presentGiven(grade: StoredGrade) {
  return {
    ...grade,
    isPassed: isPassed(grade),
    scores: grade.scores.map((score) => ({ ...score, criterionHtml: renderCommentLine(score.criterion) })),
    commentHtml: renderComment(grade.comment),
  };
}

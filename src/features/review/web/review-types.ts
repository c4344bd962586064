import type * as z from 'zod/mini';
import type { Answer as AnswerShape } from '../../quizzes/contract.ts';
import type {
  ReviewCard as CardShape,
  ReviewResult as ResultShape,
  ReviewSummary as SummaryShape,
  Sitting as SittingShape,
} from '../contract.ts';

export type Answer = z.infer<typeof AnswerShape>;
export type ReviewCard = z.infer<typeof CardShape>;
export type ReviewResult = z.infer<typeof ResultShape>;
export type ReviewSummary = z.infer<typeof SummaryShape>;
export type ReviewSettings = ReviewSummary['settings'];
export type Sitting = z.infer<typeof SittingShape>;

import type { Handlers } from '../../../platform/server/http/context.ts';
import { readQuizOfGift } from '../../quizzes/server/public.ts';
import type { giftRoutes } from '../gift-contract.ts';

/** Twice the maximum of a quiz. */
const questionsMax = 200;

/** Handler that converts questions in the GIFT format, to be inserted into a quiz. */
export const giftHandler: Handlers<typeof giftRoutes> = {
  async previewGift({ body: { gift } }) {
    const { questions, text, notes } = await readQuizOfGift(gift, questionsMax);
    return { questions: questions.map((question) => ({ ...question })), text, notes: [...notes] };
  },
};

import type { Handlers } from '../../../platform/server/http/context.ts';
import { readQuizOfGift } from '../../quizzes/server/public.ts';
import type { giftRoutes } from '../gift-contract.ts';

/** Twice what a quiz may have. */
const questionsMax = 200;

/** Questions from elsewhere, to be put into a quiz that is being written. */
export const giftHandler: Handlers<typeof giftRoutes> = {
  async previewGift({ body: { gift } }) {
    const { questions, text, notes } = await readQuizOfGift(gift, questionsMax);
    return { questions: questions.map((question) => ({ ...question })), text, notes: [...notes] };
  },
};

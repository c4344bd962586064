import type { Handlers } from '../../../platform/server/http/context.ts';
import { quizOfGift } from '../../quizzes/server/public.ts';
import type { giftRoutes } from '../gift-contract.ts';

/** Questions from elsewhere, to be put into a quiz that is being written. */
export const giftHandler: Handlers<typeof giftRoutes> = {
  previewGift({ body: { gift } }) {
    const { questions, text, notes } = quizOfGift(gift);
    return { questions: questions.map((question) => ({ ...question })), text, notes: [...notes] };
  },
};

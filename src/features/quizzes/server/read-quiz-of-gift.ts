type QuizOfGift = typeof import('./gift-quiz.ts').quizOfGift;

/** A quiz made of a GIFT file. What reads HTML is loaded only then: most processes never need it. */
export async function readQuizOfGift(...given: Parameters<QuizOfGift>): Promise<ReturnType<QuizOfGift>> {
  const { quizOfGift } = await import('./gift-quiz.ts');
  return quizOfGift(...given);
}

type QuizOfGift = typeof import('./gift-quiz.ts').quizOfGift;

/** Makes a quiz from a GIFT file. Loads the HTML reader only when needed: most processes never need it. */
export async function readQuizOfGift(...given: Parameters<QuizOfGift>): Promise<ReturnType<QuizOfGift>> {
  const { quizOfGift } = await import('./gift-quiz.ts');
  return quizOfGift(...given);
}

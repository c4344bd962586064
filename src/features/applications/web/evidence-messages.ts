/** Texts of evidence of learning, for its learner and for reviewers. */
export const evidenceMessages = {
  certificate: (course: string) => `Certificate: ${course}`,
  completed: (at: Date) => `completed on ${at.toLocaleDateString(undefined, { dateStyle: 'long' })}`,
  points: (course: string, exercises: number, points: number, outOf: number) =>
    `${course}: ${exercises === 1 ? '1 exercise' : `${exercises.toLocaleString()} exercises`} passed, ${points.toLocaleString()} of ${outOf.toLocaleString()} points`,
} as const;

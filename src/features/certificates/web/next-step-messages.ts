/** Texts about the step after a completed course. */
export const nextStepMessages = {
  course: (title: string) => `Next: ${title}`,
  career: (title: string) => `See career: ${title}`,
  openings: 'See openings',
  leads: 'No more courses follow this one. See where your skills are needed.',
} as const;

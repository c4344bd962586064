/** What administrators read of their content that no file says. */
export const authoringTexts = {
  notPublished: (path: string) =>
    `${path} was not published at its time. The console says why, under Content; it is a draft again.`,
  reviewAsked: (name: string, path: string) =>
    `${name} asks for a review of ${path}. It stands in the console, under Content.`,
  movedOn: 'What is published was changed since this draft was begun. Compare the two, and save the draft again.',
  titleOf: { outline: (course: string) => `${course}: chapters`, quiz: (lesson: string) => `${lesson}: quiz` },
} as const;

/** Messages about content for administrators that come from no file. */
export const authoringTexts = {
  notPublished: (path: string) =>
    `${path} was not published at its time. The console says why, under Content; it is a draft again.`,
  reviewAsked: (name: string, path: string) =>
    `${name} asks for a review of ${path}. It stands in the console, under Content.`,
  reviewed: {
    comment: (name: string, path: string) => `${name} has written about the draft of ${path}.`,
    approved: (name: string, path: string) => `${name} approves the draft of ${path}.`,
    'changes-wanted': (name: string, path: string) => `${name} wants changes to the draft of ${path}.`,
  },
  placeholder: (words: string) => `“${words}” comes from the template. Replace it before you publish.`,
  textShows: 'the text on the site shows it',
  draftShows: 'a draft shows it',
  movedOn: 'What is published was changed since this draft was begun. Compare the two, and save the draft again.',
  notTogether: 'A draft that was to be published with this one was taken back, changed or published by then.',
  titleOf: { outline: (course: string) => `${course}: chapters`, quiz: (lesson: string) => `${lesson}: quiz` },
} as const;

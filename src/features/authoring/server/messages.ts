/** Messages about content for administrators that come from no file. */
export const authoringTexts = {
  notPublished: (path: string) =>
    `${path} was not published as scheduled and is a draft again. See why in the console, under Content.`,
  reviewAsked: (name: string, path: string) =>
    `${name} asked for a review of ${path}. Find it in the console, under Content.`,
  reviewed: {
    comment: (name: string, path: string) => `${name} commented on the draft of ${path}.`,
    approved: (name: string, path: string) => `${name} approved the draft of ${path}.`,
    'changes-wanted': (name: string, path: string) => `${name} requested changes to the draft of ${path}.`,
  },
  placeholder: (words: string) => `Replace the template text “${words}” before you publish.`,
  textShows: 'the published text uses it',
  draftShows: 'a draft uses it',
  movedOn: 'The published text has changed since this draft was created. Compare the two and save the draft again.',
  notTogether: 'A draft scheduled together with this one was withdrawn, changed or already published.',
  titleOf: { outline: (course: string) => `${course}: chapters`, quiz: (lesson: string) => `${lesson}: quiz` },
} as const;

/** Texts of the catalog only; the page of a course does not load them. */
export const catalogueMessages = {
  title: 'All courses',
  description: 'All courses, in the order in which they build on each other.',
  lead: 'Start with the first step of a track, or join at the step that fits what you know.',
} as const;

/** Texts of the workspace. */
export const workspaceMessages = {
  title: 'Workspace',
  description: 'Your courses in progress, notes and applications.',
  lead: 'Your courses, notes and applications in one place.',
  coursesTitle: 'Courses in progress',
  noCourses: 'You have no courses in progress yet.',
  findCourse: 'See all courses',
  coursesFailed: 'Your courses could not be loaded.',
  retry: 'Try again',
  toCourse: 'Course page',
  next: (lesson: string) => `Next: ${lesson}`,
  ofCourse: (course: string) => `: ${course}`,
  notes: (course: string) => `Notes on ${course}`,
  notesTitle: 'Notes',
  search: 'Search your notes',
  noNotes: 'No notes yet. You can write some at the end of each lesson.',
  noMatch: 'No notes match.',
  notesFailed: 'Your notes could not be loaded.',
  removedLesson: 'A lesson that is no longer in the course',
  moved: (lesson: string) =>
    `Your notes on this course were stored on this device only. They are now in your account, in the notes on “${lesson}”.`,
  notMoved: 'These notes are stored on this device only, because they could not be moved to your account.',
  tooLong:
    'These notes are stored on this device only, because your notes on the first lesson have no room for them. Shorten one of them, then try again.',
  onDevice: (course: string) => `Notes on ${course} on this device`,
  applicationsTitle: 'Your applications',
  careersTitle: 'Your careers',
  linksTitle: 'Quick links',
} as const;

export const workspaceLinks = [
  { path: '/continue-career', text: 'Continue your career', hint: 'The next step of each track' },
  { path: '/notifications', text: 'Notifications', hint: 'Your latest updates' },
  { path: '/videos', text: 'Videos', hint: 'Recorded lessons for each course' },
  { path: '/support', text: 'Support', hint: 'Help with your account and your courses' },
] as const;

/** Texts of the workspace. */
export const workspaceMessages = {
  title: 'Workspace',
  description: 'Your desk: courses in progress, notes and applications.',
  lead: 'Your desk: what you are learning, what you noted, and what you applied for.',
  coursesTitle: 'Courses in progress',
  noCourses: 'There is no course on your desk yet.',
  findCourse: 'See all courses',
  coursesFailed: 'Your courses could not be loaded.',
  retry: 'Try again',
  toCourse: 'Course page',
  next: (lesson: string) => `Next: ${lesson}`,
  ofCourse: (course: string) => `: ${course}`,
  notes: (course: string) => `Notes on ${course}`,
  notesHint: 'Kept on this device only.',
  notesPlace:
    'Your notes stay in this browser, on this device. They are not sent to us, so other devices do not have them, and clearing the browser’s data deletes them.',
  notesFull: 'This browser does not keep your notes: they are gone when you leave the page. Copy what you need.',
  applicationsTitle: 'Your applications',
  careersTitle: 'Your careers',
  linksTitle: 'Within reach',
} as const;

export const workspaceLinks = [
  { path: '/continue-career', text: 'Continue your career', hint: 'The next step of each track' },
  { path: '/notifications', text: 'Notifications', hint: 'What we told you lately' },
  { path: '/videos', text: 'Videos', hint: 'The recorded lessons of each course' },
  { path: '/support', text: 'Support', hint: 'Answers about your account and your courses' },
] as const;

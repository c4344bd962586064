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
  notesHint: 'Stored on this device only.',
  notesPlace:
    'Your notes stay in this browser, on this device. They are not sent to us, so other devices do not have them, and clearing the browser’s data deletes them.',
  notesFull: 'This browser cannot store your notes. Copy what you need before you leave the page.',
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

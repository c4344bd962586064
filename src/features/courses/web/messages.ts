/** Texts of courses; 'Course not found' is quoted from the specification (§2, §8). */
export const courseMessages = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  courses: 'Courses',
  requires: 'Prerequisites',
  schedule: 'Schedule',
  instructor: 'Instructor',
  about: 'About this course',
  trackTitle: (track: string) => `Track: ${track}`,
  arrival: {
    text: (title: string, step: number) => `You came for ${title}. It is step ${step} of this track.`,
    open: (title: string) => `Open ${title}`,
    dismiss: 'Dismiss',
  },
  trackLead: 'Each step builds on the one before. Start with the first one that is new to you.',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  thisCourse: 'This course',
  notFound: 'Course not found',
  notFoundLead: 'There is no course at this address. Here are all courses:',
  otherCourses: 'More courses',
} as const;

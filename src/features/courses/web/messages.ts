/** Texts of courses; 'Course not found' is quoted from the specification (§2, §8). */
export const courseMessages = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  courses: 'Courses',
  schedule: 'Schedule',
  instructor: 'Instructor',
  about: 'About this course',
  trackTitle: (track: string) => `Track: ${track}`,
  trackLead: 'Each step builds on the one before. You can join at any step.',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  thisCourse: 'This course',
  notFound: 'Course not found',
  notFoundLead: 'There is no course at this address. Here are all courses:',
  otherCourses: 'More courses',
} as const;

/** Texts of courses; 'Course not found' is quoted from the specification (§2, §8). */
export const courseMessages = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  courses: 'Courses',
  schedule: 'Schedule',
  instructor: 'Instructor',
  about: 'About this course',
  trackTitle: (track: string) => `Track: ${track}`,
  trackLead: 'Steps that build on each other. You are free to join at any of them.',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  thisCourse: 'This course',
  notFound: 'Course not found',
  notFoundLead: 'No course has this address. These are the courses:',
  otherCourses: 'More courses',
} as const;

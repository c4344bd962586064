/** Texts of the dashboard; those quoted in specification §2 are verbatim. */
export const dashboardMessages = {
  title: 'Dashboard',
  description: 'The courses and careers you are enrolled in.',
  greeting: (name: string) => `Welcome, ${name}`,
  nobody: 'User',
  editProfile: 'Edit Profile',
  coursesTitle: 'Your courses',
  noCourses: 'You have not enrolled in any courses yet.',
  findCourse: 'See all courses',
  nextCourse: 'Choose your next course',
  coursesFailed: 'Your courses could not be loaded.',
  retry: 'Try again',
  careersTitle: 'Your careers',
  teachingTitle: 'Your teaching',
  teachingText: 'See how your learners are doing, and enroll learners from a list.',
  teaching: 'Teaching',
  notifications: 'Notifications',
  careerTitle: 'Choose a career',
  careerText: 'The Career Center lists careers with the courses that lead to them.',
  startCareer: 'Start New Career',
  logout: 'Logout',
  emailToConfirm: (email: string) =>
    `We sent a link to ${email}. Open it to confirm the address; until then, log in with your previous one.`,
} as const;

export const weekMessages = {
  title: 'Your week',
  lesson: (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`),
  exercise: (count: number) => (count === 1 ? '1 exercise' : `${count} exercises`),
  quiz: (count: number) => (count === 1 ? '1 quiz' : `${count} quizzes`),
  finished: (items: string) => `You finished ${items} in the last seven days.`,
  none: 'Nothing finished in the last seven days. One lesson is a good start.',
  day: (day: string, count: number) => `${day}: ${count}`,
} as const;

/** Texts of a new account's first steps, shown until the first lesson is started. */
export const newAccountMessages = {
  title: 'Your first steps',
  done: 'Done: ',
  name: 'Add your name',
  nameHint: 'So we can greet you. Optional.',
  course: 'Choose your first course',
  courseHint: 'Enroll with one click, and its first lesson appears here.',
  career: 'Choose your first career',
  careerHint: 'See which courses lead there, and get notified about matching openings.',
} as const;

/** Texts for a user who has just signed up without choosing a course. */
export const firstStepsMessages = {
  title: 'Choose your first course',
  text: 'Each course is part of a track. Enroll with one click, and it appears on your dashboard.',
  courses: 'See all courses',
} as const;

/** Texts of the dashboard; those quoted in specification §2 are verbatim. */
export const dashboardMessages = {
  title: 'Dashboard',
  description: 'The courses and careers that you are enrolled in.',
  greeting: (name: string) => `Welcome, ${name}`,
  nobody: 'User',
  editProfile: 'Edit Profile',
  coursesTitle: 'Your courses',
  noCourses: 'You have not enrolled in any courses yet.',
  findCourse: 'See all courses',
  coursesFailed: 'Your courses could not be loaded.',
  retry: 'Try again',
  careersTitle: 'Your careers',
  teachingTitle: 'Your teaching',
  teachingText: 'How the learners of each course get on, and enrolling them from a list.',
  teaching: 'Teaching',
  notifications: 'Notifications',
  careerTitle: 'Your next step',
  careerText: 'The Career Center lists careers with the courses that lead to them.',
  startCareer: 'Start New Career',
  logout: 'Logout',
  emailToConfirm: (email: string) =>
    `We have sent a link to ${email}. Open it to confirm the address; until then, log in with your previous one.`,
} as const;

export const weekMessages = {
  title: 'Your week',
  count: (count: number) => (count === 1 ? 'You finished one thing' : `You finished ${count} things`),
  hint: 'Lessons, exercises and quizzes of the last seven days.',
  none: 'Nothing finished in the last seven days yet. One lesson is a good start.',
  day: (day: string, count: number) => `${day}: ${count}`,
} as const;

/** Texts of a new account's first steps, shown until the first lesson is started. */
export const newAccountMessages = {
  title: 'Your first steps',
  done: 'Done: ',
  name: 'Tell us your name',
  nameHint: 'So that we can greet you. You can leave it out.',
  course: 'Choose your first course',
  courseHint: 'One press enrols you, and its first lesson is here then.',
  career: 'Choose your first career',
  careerHint: 'It shows which courses lead there, and you are told of openings that fit.',
} as const;

/** Texts for a user who has just signed up without choosing a course. */
export const firstStepsMessages = {
  title: 'Choose your first course',
  text: 'Each course has its place in a track. One press enrols you, and it is on your dashboard from then on.',
  courses: 'See all courses',
} as const;

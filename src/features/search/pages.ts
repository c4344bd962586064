/** A page as the search knows it. `description` is searched and shown. */
export interface SearchablePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** The pages of specification §2 that say something by themselves; courses, careers and openings are found by their own data. */
export const searchablePages: readonly SearchablePage[] = [
  {
    path: '/',
    title: 'Home',
    description: 'Delivering high-quality education anytime, anywhere. All six courses at a glance.',
  },
  { path: '/courses', title: 'Courses', description: 'All courses, in the order in which they build on each other.' },
  {
    path: '/nav1/item3',
    title: 'All services',
    description:
      'Learning, training, support, careers and solutions for organisations: everything we offer on one page.',
  },
  {
    path: '/learning',
    title: 'Learning',
    description: 'How a course is built, what a week looks like, and how you know that you are making progress.',
  },
  {
    path: '/support',
    title: 'Support',
    description:
      'Help and answers about enrolling, feedback, passwords, email changes, notifications, privacy and applying.',
  },
  {
    path: '/training',
    title: 'Our Training',
    description:
      'Training for teams and instructors: workshops, code reviews and a first teaching term, planned around your own work.',
  },
  {
    path: '/nav2/item1',
    title: 'Solutions for schools',
    description:
      'Project courses for classes, help for the teachers who give them, and care for the data of young people.',
  },
  {
    path: '/nav2/item2',
    title: 'Solutions for companies',
    description:
      'Bring a team to the same level, take on people from other fields, and see from real work whether it helped.',
  },
  {
    path: '/nav2/item3',
    title: 'Solutions for non-profits',
    description:
      'Digital skills for volunteers and small offices, with projects that remain useful after the course is over.',
  },
  {
    path: '/nav2/item4',
    title: 'Solutions for public bodies',
    description:
      'Learning for administrations and libraries: accessible, self-hosted, documented, and with data that stays in your hands.',
  },
  {
    path: '/about',
    title: 'About us',
    description: 'Who we are, whom our courses are for, how learning here works, and what you can check for yourself.',
  },
  {
    path: '/our-works',
    title: 'Our works',
    description:
      'The things learners build in our six courses, what each one proves, and how this site itself is made.',
  },
  {
    path: '/more-info',
    title: 'More info',
    description: 'Requirements, time, accounts, accessibility and privacy: the practical side on one page.',
  },
  {
    path: '/careers',
    title: 'Careers',
    description:
      'Three ways into a career with us, as a student, an individual or a teacher, and where each of them leads.',
  },
  {
    path: '/career-center',
    title: 'Career Center',
    description: 'Careers to choose from and to enrol in, with the daily work described.',
  },
  { path: '/career-path', title: 'Career Path', description: 'Straight to your own next step.' },
  {
    path: '/continue-career',
    title: 'Continue Career',
    description: 'The courses you are in, and the next step of their tracks.',
  },
  {
    path: '/start-career',
    title: 'Start your career',
    description: 'Decide how you want to begin, as a student, an individual or a teacher, and create your account.',
  },
  {
    path: '/student',
    title: 'Welcome, students',
    description:
      'What students find here: projects worth showing, a clear order of courses, and the word of other learners.',
  },
  {
    path: '/individual',
    title: 'Welcome, individuals',
    description:
      'What individuals find here: a pace beside job and family, courses that say what they ask for, and a career to aim at.',
  },
  {
    path: '/teacher',
    title: 'Welcome, teachers',
    description:
      'What teachers find here: courses built around one project, feedback from enrolled learners, and help to teach.',
  },
  { path: '/workspace', title: 'Workspace', description: 'Your desk: courses in progress, notes and applications.' },
  { path: '/videos', title: 'Videos', description: 'The lessons of each course, and what each of them covers.' },
  {
    path: '/blog',
    title: 'Blog',
    description:
      'Articles of real use to learners, on languages, debugging, portfolios, interviews, memory and asking questions.',
  },
  {
    path: '/affiliate',
    title: 'Affiliate Program',
    description: 'Join our affiliate program to earn commissions by promoting our products.',
  },
  {
    path: '/work-with-us',
    title: 'Work with us',
    description: 'The job openings on our team, each with its location and how to apply.',
  },
  {
    path: '/apply',
    title: 'Apply',
    description: 'The application form: send us your CV, your LinkedIn profile and your website.',
  },
  {
    path: '/contact',
    title: 'Contact',
    description: 'Ask a question, report a problem or propose something to the people who run this site.',
  },
  {
    path: '/login',
    title: 'Login',
    description: 'Log in with your email address and password, or reset a forgotten password.',
  },
  {
    path: '/register',
    title: 'Sign Up',
    description: 'Create an account to enrol in courses and follow your progress.',
  },
  { path: '/dashboard', title: 'Dashboard', description: 'The courses and careers that you are enrolled in.' },
  { path: '/notifications', title: 'Notifications', description: 'What happened since your last visit.' },
  { path: '/profile', title: 'Profile', description: 'Your display name, photo, email address and courses.' },
  { path: '/edit-profile', title: 'Edit Profile', description: 'Change your name or your email address.' },
];

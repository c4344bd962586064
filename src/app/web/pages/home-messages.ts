/** Texts of the home page; the hero's, the card titles and 'Learn More' are quoted from the specification (§1, §2). */
export const homeMessages = {
  welcome: (brand: string) => `Welcome to ${brand}`,
  tagline: 'Delivering high-quality education anytime, anywhere.',
  seeCourses: 'See all courses',
  createAccount: 'Create an account',
  toDashboard: 'Go to your dashboard',
  facts: ['Courses in tracks', 'Work of your own', 'At your own pace'],
  map: {
    label: 'The tracks',
    start: 'You start here',
    step: (step: number) => `Step ${step}`,
  },
  cards: {
    title: 'Pick the step that fits you',
    lead: 'Courses of one track build on each other. Every course page shows its whole track, and the next step is one click away.',
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    learnMore: 'Learn More',
    about: (course: string) => `about ${course}`,
  },
  howItWorks: {
    title: 'From a first look to a finished course',
    steps: [
      {
        title: 'Read before you commit',
        text: 'A course page says what you will build, what you should know first and how long it takes.',
      },
      {
        title: 'Enroll in one press',
        text: 'An account needs an email address and a password. After that, Enroll puts the course on your dashboard.',
      },
      {
        title: 'Keep your own pace',
        text: 'Each course names its weeks and hours. Which evenings they are is up to you.',
      },
      {
        title: 'Say how it went',
        text: 'Rate the course and leave a comment. Only people who are enrolled can, and everyone can read it.',
      },
    ],
  },
  projects: {
    title: 'You leave with something that runs',
    lead: 'Each course is built around work of your own that you can show, use and keep.',
    items: [
      { course: 'Learn React', made: 'A planner for a shared flat, with lists, filters, forms and saved data.' },
      {
        course: 'Learn Python',
        made: 'A household budget, a tool that renames a thousand photos, and a chart of public data.',
      },
      { course: 'Learn Flutter', made: 'A field notebook on your own phone that works without a connection.' },
      { course: 'Learn Dart', made: 'A bus departure tool and a small web service that shares its code.' },
      {
        course: 'Learn Javascript',
        made: 'A trip map, a keyboard-friendly form and a drawing game, all without a library.',
      },
      { course: 'Learn Danjo', made: 'A lending library for tools, on a public server and with backups.' },
    ],
  },
  nextStep: {
    title: 'Two fields, and you are in',
    text: 'Email and password: that is the whole form. You choose a course afterwards, in your own time.',
    ask: 'Ask us first',
  },
} as const;

/** Texts of the home page; the hero's, the card titles and 'Learn More' are quoted from the specification (§1, §2). */
export const homeMessages = {
  welcome: (brand: string) => `Welcome to ${brand}`,
  tagline: 'Delivering high-quality education anytime, anywhere.',
  seeCourses: 'See all courses',
  createAccount: 'Create an account',
  toDashboard: 'Go to your dashboard',
  facts: ['Courses in tracks', 'Your own projects', 'At your own pace'],
  map: {
    label: 'The tracks',
    start: 'Start here',
    step: (step: number) => `Step ${step}`,
  },
  cards: {
    title: 'Find your starting point',
    lead: 'Not sure where to start? Begin with step 1. Each course prepares you for the next.',
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    learnMore: 'Learn More',
    about: (course: string) => `about ${course}`,
  },
  howItWorks: {
    title: 'How it works',
    steps: [
      {
        title: 'Read before you commit',
        text: 'Each course page shows what you will build, what you should know first and how long it takes.',
      },
      {
        title: 'Enroll in one click',
        text: 'Sign up with an email address and a password, then press Enroll. The course appears on your dashboard.',
      },
      {
        title: 'Learn at your own pace',
        text: 'Each course says how many weeks and hours it takes. When you study is up to you.',
      },
      {
        title: 'Share your feedback',
        text: 'Rate the course and leave a comment. Only enrolled learners can, and everyone can read it.',
      },
    ],
  },
  projects: {
    title: 'Finish with something that works',
    lead: 'Every course is built around your own project, which you can show, use and keep.',
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
    title: 'Ready to start?',
    text: 'All you need is an email address and a password. You can choose a course later.',
    ask: 'Ask us first',
  },
} as const;

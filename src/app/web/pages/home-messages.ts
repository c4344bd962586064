/** Texts of the home page; the hero's, the card titles and 'Learn More' are quoted from the specification (§1, §2). */
export const homeMessages = {
  welcome: (brand: string) => `Welcome to ${brand}`,
  tagline: 'Delivering high-quality education anytime, anywhere.',
  seeCourses: 'See all courses',
  createAccount: 'Create an account',
  toDashboard: 'Go to your dashboard',
  facts: ['No account needed to start', 'Your own projects', 'At your own pace'],
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
  firstLines: {
    title: 'Write your first program',
    task: 'Press Run. Then put your own name into the first line and run it again.',
    noAccount: 'It runs in your browser. No account needed.',
    code: 'name = "Ada"\n\nfor count in range(3):\n    print("Hello", name, count + 1)\n',
    run: 'Run',
    runNote: 'Python loads when you press Run.',
    editor: { failed: 'The example could not be loaded.', retry: 'Try again' },
    start: 'Start with Python now',
    goOn: 'Continue with lesson 1',
    path: '/course/course2/learn/your-first-program',
  },
  howItWorks: {
    title: 'How you learn here',
    steps: [
      {
        title: 'Do, from the first minute',
        text: 'Lessons are short steps: read a little, then answer a question, complete some code or find a bug.',
      },
      {
        title: 'See what went wrong',
        text: 'Tests show what they expected and what your code did, and explain common errors in plain words.',
      },
      {
        title: 'Remember it',
        text: 'Questions you have answered come back for a short review, days and weeks later.',
      },
      {
        title: 'Finish a project',
        text: 'Each course ends with a project. Complete the course for a certificate that anybody can check.',
      },
    ],
  },
  whatYouGet: {
    title: 'Watch a lesson, earn a certificate',
    lead: 'See code as it is written, and show what you have finished.',
    player: { failed: 'The player could not be loaded.', retry: 'Try again' },
    recording: {
      name: 'A recorded lesson',
      text: 'It plays real code, not video. Pause at any point, change the code and run it.',
      play: 'Play “Reading a traceback”',
      courseId: 'course2',
      castId: 'reading-a-traceback',
    },
    certificate: {
      name: 'Your certificate',
      text: 'Complete a course to earn it. It has a page of its own, a PDF, a badge and a button for your LinkedIn profile.',
      label: 'Example of a certificate: Ada Example completed the course Learn Python',
      issued: (brand: string) => `Certificate · ${brand}`,
      holder: 'Ada Example',
      completed: 'completed the course',
      course: 'Learn Python',
    },
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

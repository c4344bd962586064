/** One recorded lesson of a course. */
export interface VideoLesson {
  readonly lessonId: string;
  readonly title: string;
  readonly minutes: number;
  readonly summary: string;
}

/** The lessons of one course, in the order in which they are shown. */
export interface LessonPlan {
  readonly courseId: string;
  readonly lessons: readonly VideoLesson[];
}

/** The recordings of the catalogue, course by course. The files themselves are no part of an installation. */
export const lessonPlans: readonly LessonPlan[] = [
  {
    courseId: 'course1',
    lessons: [
      {
        lessonId: 'course1-1',
        title: 'A page is a tree of components',
        minutes: 24,
        summary:
          'Take an existing page apart and name its parts before you write any code. You leave with a drawing that becomes the folder structure of your planner.',
      },
      {
        lessonId: 'course1-2',
        title: 'Props in, markup out',
        minutes: 31,
        summary:
          'Write components that depend on nothing but what they are given. You build the list of chores and see why such components are easy to test.',
      },
      {
        lessonId: 'course1-3',
        title: 'State: one place for each fact',
        minutes: 38,
        summary:
          'Find out which facts belong in state and which can be calculated from others. You add a filter without storing the filtered list.',
      },
      {
        lessonId: 'course1-4',
        title: 'Forms that keep what was typed',
        minutes: 34,
        summary:
          'Connect fields, show errors beside them, and keep the input when saving fails. You finish the form for a new chore.',
      },
      {
        lessonId: 'course1-5',
        title: 'Loading data without flicker',
        minutes: 41,
        summary:
          'Draw the loading, empty and failed states on purpose instead of by accident. Your planner reads its data from a small service.',
      },
      {
        lessonId: 'course1-6',
        title: 'Testing what the user meets',
        minutes: 29,
        summary:
          'Find elements by their label and role, and check what a person would see. You protect the three rules of the planner that matter most.',
      },
    ],
  },
  {
    courseId: 'course2',
    lessons: [
      {
        lessonId: 'course2-1',
        title: 'Your first program, and how to read its errors',
        minutes: 27,
        summary:
          'Write five lines, break each of them on purpose, and read what Python says. You learn to begin with the last line of a traceback.',
      },
      {
        lessonId: 'course2-2',
        title: 'Lists, dictionaries and when to use which',
        minutes: 36,
        summary:
          'Keep the lines of a household budget in a list and its totals in a dictionary. You choose between them by asking how you will look things up.',
      },
      {
        lessonId: 'course2-3',
        title: 'Functions with one job',
        minutes: 32,
        summary:
          'Cut a long script into functions whose names explain the program. You see how a return value differs from a printed one.',
      },
      {
        lessonId: 'course2-4',
        title: 'Files, folders and a thousand photos',
        minutes: 39,
        summary:
          'Walk through a folder and rename pictures by their date, first as a dry run and then for real. You learn to write scripts that can be run twice without harm.',
      },
      {
        lessonId: 'course2-5',
        title: 'A report with a chart',
        minutes: 43,
        summary:
          'Read a public data set, clean it, and draw the one chart that answers your question. You also write down what the data cannot say.',
      },
    ],
  },
  {
    courseId: 'course3',
    lessons: [
      {
        lessonId: 'course3-1',
        title: 'Everything on the screen is a widget',
        minutes: 28,
        summary:
          'Build a first screen from rows, columns and padding, and change it while it runs. You learn to read the layout from the outside in.',
      },
      {
        lessonId: 'course3-2',
        title: 'One layout, three widths',
        minutes: 35,
        summary:
          'Let the notebook rearrange itself on a phone, a tablet and a desktop. You use constraints instead of fixed sizes.',
      },
      {
        lessonId: 'course3-3',
        title: 'Screens, routes and the way back',
        minutes: 30,
        summary:
          'Move between the list and a single entry, and pass data along. You make sure that the back button does what people expect.',
      },
      {
        lessonId: 'course3-4',
        title: 'Photos and storage on the device',
        minutes: 42,
        summary:
          'Take a picture, keep the file, and store the entry beside it. You learn the difference between packed assets and files made later.',
      },
      {
        lessonId: 'course3-5',
        title: 'Working without a connection',
        minutes: 44,
        summary:
          'Queue new entries while the network is away and send them when it returns. You decide what happens if the same entry was changed twice.',
      },
      {
        lessonId: 'course3-6',
        title: 'Preparing a release',
        minutes: 33,
        summary:
          'Icons, permissions, signing and the texts that an app store asks for. You install your own release on a real phone.',
      },
    ],
  },
  {
    courseId: 'course4',
    lessons: [
      {
        lessonId: 'course4-1',
        title: 'From source to running program',
        minutes: 22,
        summary:
          'Follow a file through parser, checker and compiler, and see what each one can find. You run the same program in two ways and compare start-up times.',
      },
      {
        lessonId: 'course4-2',
        title: 'Types that describe a bus stop',
        minutes: 33,
        summary:
          'Model stops and departures with classes, enumerations and records. You let the checker refuse a departure without a time.',
      },
      {
        lessonId: 'course4-3',
        title: 'Null safety by example',
        minutes: 29,
        summary:
          'See the fault that null safety prevents, then repair it with a type. You learn when the exclamation mark is honest and when it is a wish.',
      },
      {
        lessonId: 'course4-4',
        title: 'Futures and streams',
        minutes: 40,
        summary:
          'Wait for one answer with a future and for many with a stream. Your tool shows departures as they change.',
      },
      {
        lessonId: 'course4-5',
        title: 'One package, two programs',
        minutes: 37,
        summary:
          'Share the model between a command-line tool and a small web service. You compile the tool into a single file and run it on a clean machine.',
      },
    ],
  },
  {
    courseId: 'course5',
    lessons: [
      {
        lessonId: 'course5-1',
        title: 'What the browser does without you',
        minutes: 25,
        summary:
          'Build a form and a menu with HTML alone, and list what already works. You add script only where something is missing.',
      },
      {
        lessonId: 'course5-2',
        title: 'Events, from the button to the window',
        minutes: 34,
        summary: 'Watch an event travel through the page in the developer tools. You replace forty listeners with one.',
      },
      {
        lessonId: 'course5-3',
        title: 'Closures, explained with a counter',
        minutes: 27,
        summary:
          'See how a function remembers the place where it was made. You repair the classic loop whose functions all give the same number.',
      },
      {
        lessonId: 'course5-4',
        title: 'Promises and async functions',
        minutes: 41,
        summary:
          'Read the same network call as callbacks, as promises and with await. You add a time limit and handle the case where it runs out.',
      },
      {
        lessonId: 'course5-5',
        title: 'Drawing and motion',
        minutes: 38,
        summary:
          'Draw on a canvas and move things at the pace of the screen. You respect the setting of people who prefer less motion.',
      },
      {
        lessonId: 'course5-6',
        title: 'Why is this page slow?',
        minutes: 36,
        summary:
          'Record a slow page, read the picture it gives, and find the one function that costs most. You measure again to prove the gain.',
      },
    ],
  },
  {
    courseId: 'course6',
    lessons: [
      {
        lessonId: 'course6-1',
        title: 'The way of a request',
        minutes: 26,
        summary:
          'Follow a request from the address to the view, the template and the database, and back. You write a page that shows the tools to be lent.',
      },
      {
        lessonId: 'course6-2',
        title: 'Tables that tell the truth',
        minutes: 37,
        summary:
          'Design tables for members, tools and loans, with rules that the database itself keeps. You make it impossible to lend one tool twice.',
      },
      {
        lessonId: 'course6-3',
        title: 'Forms and what the server must check',
        minutes: 35,
        summary:
          'Accept a reservation, check every field on the server, and give back a helpful page. You try to cheat your own form.',
      },
      {
        lessonId: 'course6-4',
        title: 'Sign-in and permissions',
        minutes: 42,
        summary:
          'Let members sign in and see only what is theirs. You write down each permission in one table and test it.',
      },
      {
        lessonId: 'course6-5',
        title: 'Changing the database without losing a row',
        minutes: 33,
        summary:
          'Plan a migration, rehearse it on a copy, and run it. You learn why a column is removed in two steps and not in one.',
      },
      {
        lessonId: 'course6-6',
        title: 'Going live, with backups',
        minutes: 39,
        summary:
          'Put the library on a public server, log what matters, and restore a backup on a second machine. A backup counts only after you have restored it.',
      },
    ],
  },
];

export function lessonsOf(courseId: string): readonly VideoLesson[] {
  return lessonPlans.find((plan) => plan.courseId === courseId)?.lessons ?? [];
}

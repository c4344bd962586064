/** One lesson of a course, as planned. */
export interface PlannedLesson {
  readonly lessonId: string;
  readonly title: string;
  readonly summary: string;
}

/** The lessons of one course, in the order in which they are shown. */
export interface LessonPlan {
  readonly courseId: string;
  readonly lessons: readonly PlannedLesson[];
}

/** What each course covers, lesson by lesson. None of them is recorded. */
export const lessonPlans: readonly LessonPlan[] = [
  {
    courseId: 'course1',
    lessons: [
      {
        lessonId: 'course1-1',
        title: 'A page is a tree of components',
        summary:
          'Take an existing page apart and name its parts before you write any code. You leave with a drawing that becomes the folder structure of your planner.',
      },
      {
        lessonId: 'course1-2',
        title: 'Props in, markup out',
        summary:
          'Write components that depend on nothing but what they are given. You build the list of chores and see why such components are easy to test.',
      },
      {
        lessonId: 'course1-3',
        title: 'State: one place for each fact',
        summary:
          'Find out which facts belong in state and which can be calculated from others. You add a filter without storing the filtered list.',
      },
      {
        lessonId: 'course1-4',
        title: 'Forms that keep what was typed',
        summary:
          'Connect fields, show errors beside them, and keep the input when saving fails. You finish the form for a new chore.',
      },
      {
        lessonId: 'course1-5',
        title: 'Loading data without flicker',
        summary:
          'Draw the loading, empty and failed states on purpose instead of by accident. Your planner reads its data from a small service.',
      },
      {
        lessonId: 'course1-6',
        title: 'Testing what the user meets',
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
        summary:
          'Write five lines, break each of them on purpose, and read what Python says. You learn to begin with the last line of a traceback.',
      },
      {
        lessonId: 'course2-2',
        title: 'Lists, dictionaries and when to use which',
        summary:
          'Keep the lines of a household budget in a list and its totals in a dictionary. You choose between them by asking how you will look things up.',
      },
      {
        lessonId: 'course2-3',
        title: 'Functions with one job',
        summary:
          'Cut a long script into functions whose names explain the program. You see how a return value differs from a printed one.',
      },
      {
        lessonId: 'course2-4',
        title: 'Files, folders and a thousand photos',
        summary:
          'Walk through a folder and rename pictures by their date, first as a dry run and then for real. You learn to write scripts that can be run twice without harm.',
      },
      {
        lessonId: 'course2-5',
        title: 'A report with a chart',
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
        summary:
          'Build a first screen from rows, columns and padding, and change it while it runs. You learn to read the layout from the outside in.',
      },
      {
        lessonId: 'course3-2',
        title: 'One layout, three widths',
        summary:
          'Let the notebook rearrange itself on a phone, a tablet and a desktop. You use constraints instead of fixed sizes.',
      },
      {
        lessonId: 'course3-3',
        title: 'Screens, routes and the way back',
        summary:
          'Move between the list and a single entry, and pass data along. You make sure that the back button does what people expect.',
      },
      {
        lessonId: 'course3-4',
        title: 'Photos and storage on the device',
        summary:
          'Take a picture, keep the file, and store the entry beside it. You learn the difference between packed assets and files made later.',
      },
      {
        lessonId: 'course3-5',
        title: 'Working without a connection',
        summary:
          'Queue new entries while the network is away and send them when it returns. You decide what happens if the same entry was changed twice.',
      },
      {
        lessonId: 'course3-6',
        title: 'Preparing a release',
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
        summary:
          'Follow a file through parser, checker and compiler, and see what each one can find. You run the same program in two ways and compare start-up times.',
      },
      {
        lessonId: 'course4-2',
        title: 'Types that describe a bus stop',
        summary:
          'Model stops and departures with classes, enumerations and records. You let the checker refuse a departure without a time.',
      },
      {
        lessonId: 'course4-3',
        title: 'Null safety by example',
        summary:
          'See the fault that null safety prevents, then repair it with a type. You learn when the exclamation mark is honest and when it is a wish.',
      },
      {
        lessonId: 'course4-4',
        title: 'Futures and streams',
        summary:
          'Wait for one answer with a future and for many with a stream. Your tool shows departures as they change.',
      },
      {
        lessonId: 'course4-5',
        title: 'One package, two programs',
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
        summary:
          'Build a form and a menu with HTML alone, and list what already works. You add script only where something is missing.',
      },
      {
        lessonId: 'course5-2',
        title: 'Events, from the button to the window',
        summary: 'Watch an event travel through the page in the developer tools. You replace forty listeners with one.',
      },
      {
        lessonId: 'course5-3',
        title: 'Closures, explained with a counter',
        summary:
          'See how a function remembers the place where it was made. You repair the classic loop whose functions all give the same number.',
      },
      {
        lessonId: 'course5-4',
        title: 'Promises and async functions',
        summary:
          'Read the same network call as callbacks, as promises and with await. You add a time limit and handle the case where it runs out.',
      },
      {
        lessonId: 'course5-5',
        title: 'Drawing and motion',
        summary:
          'Draw on a canvas and move things at the pace of the screen. You respect the setting of people who prefer less motion.',
      },
      {
        lessonId: 'course5-6',
        title: 'Why is this page slow?',
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
        summary:
          'Follow a request from the address to the view, the template and the database, and back. You write a page that shows the tools to be lent.',
      },
      {
        lessonId: 'course6-2',
        title: 'Tables that tell the truth',
        summary:
          'Design tables for members, tools and loans, with rules that the database itself keeps. You make it impossible to lend one tool twice.',
      },
      {
        lessonId: 'course6-3',
        title: 'Forms and what the server must check',
        summary:
          'Accept a reservation, check every field on the server, and give back a helpful page. You try to cheat your own form.',
      },
      {
        lessonId: 'course6-4',
        title: 'Sign-in and permissions',
        summary:
          'Let members sign in and see only what is theirs. You write down each permission in one table and test it.',
      },
      {
        lessonId: 'course6-5',
        title: 'Changing the database without losing a row',
        summary:
          'Plan a migration, rehearse it on a copy, and run it. You learn why a column is removed in two steps and not in one.',
      },
      {
        lessonId: 'course6-6',
        title: 'Going live, with backups',
        summary:
          'Put the library on a public server, log what matters, and restore a backup on a second machine. A backup counts only after you have restored it.',
      },
    ],
  },
];

export function lessonsOf(courseId: string): readonly PlannedLesson[] {
  return lessonPlans.find((plan) => plan.courseId === courseId)?.lessons ?? [];
}

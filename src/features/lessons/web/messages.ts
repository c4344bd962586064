/** `1 lesson`, `2 lessons`. */
export const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** Texts for the duration and tasks of a lesson, in every list. */
export const lessonFacts = {
  minutes: (minutes: number) => count(minutes, 'minute', 'minutes'),
  /** Duration of a whole course; in half hours from 90 minutes on. */
  duration: (minutes: number) =>
    minutes < 90 ? count(minutes, 'minute', 'minutes') : `${(Math.round(minutes / 30) / 2).toLocaleString('en')} hours`,
  exercises: (exercises: number) => count(exercises, 'exercise', 'exercises'),
  casts: (casts: number) => count(casts, 'recorded lesson', 'recorded lessons'),
  videos: (videos: number) => count(videos, 'video', 'videos'),
  quiz: (questions: number) => `quiz with ${count(questions, 'question', 'questions')}`,
  open: 'Open to everyone',
  done: 'Done',
  begun: 'Started',
} as const;

/** Texts of a lesson's page. */
export const lessonMessages = {
  breadcrumb: 'Breadcrumb',
  courses: 'Courses',
  skipOutline: 'Skip to the lesson',
  outline: 'Lessons of the course',
  openOutline: 'Lessons',
  closeOutline: 'Close the lessons',
  place: (chapter: string, number: number, of: number) => `${chapter} · Lesson ${number} of ${of}`,
  number: (number: number, of: number) => `Lesson ${number} of ${of}`,
  progress: (course: string) => `Your progress in ${course}`,
  percent: (percent: number) => `${percent}%`,
  find: 'Find in this course',
  failed: 'The lesson could not be loaded.',
  failedOffline: 'You are offline, and this lesson is not on this device.',
  retry: 'Try again',
  checkFailed: 'We could not check whether you are enrolled.',
  offline: 'You are offline. Your work is saved on this device.',
  unreachable: 'The site cannot be reached. Your work is saved on this device.',
  sentLater: 'It is sent later.',
  paused: 'Your code, answers and notes are saved in this browser.',
  waiting: (acts: number) => `${count(acts, 'change is', 'changes are')} waiting to be sent.`,
} as const;

/** Titles of a page without a course or a lesson. */
export const missingTitles = { course: 'Course not found', lesson: 'Lesson not found' } as const;

/** Texts shown if the script of a lazy part fails to load. */
export const laterPartMessages = {
  failed: 'Part of this page could not be loaded.',
  retry: 'Try again',
} as const;

/** Texts of a lesson's embedded parts. */
export const partMessages = {
  code: 'Code',
  output: 'Output',
  run: 'Run',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  callouts: { note: 'Note', tip: 'Tip', warning: 'Careful' },
} as const;

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
const questions = (number: number) => count(number, 'question', 'questions');
const minutes = (number: number) => count(number, 'minute', 'minutes');

/** Texts of the review page. */
export const reviewMessages = {
  title: 'Review',
  description: 'Questions that you have answered in lessons and quizzes, on the day before you would forget them.',
  lead: 'Questions from your lessons and quizzes come back just before you would forget them.',
  failed: 'Your review could not be loaded.',
  retry: 'Try again',
  progress: 'Progress',
  question: (number: number, of: number) => `Question ${number} of ${of}`,
  from: (course: string, lesson: string) => `${course} · ${lesson}`,
  check: 'Check answer',
  easy: 'That was easy',
  next: 'Continue',
  finish: 'Finish',
  tryAgain: 'Try again',
  showAnswer: 'Show answer',
  right: 'Right',
  partly: 'Partly right',
  wrong: 'Not right',
  retryLead: 'Try once more, or look at the answer.',
  openLesson: (lesson: string) => `Read again: ${lesson}`,
  stored: 'Saved on this device. It is checked when you are back online.',
} as const;

/** Texts at the end of a sitting, and without anything due. */
export const endMessages = {
  done: 'Done for today',
  part: 'Well done',
  result: (right: number, all: number) => `${right} of ${questions(all)} right.`,
  waiting: (number: number) =>
    `${count(number, 'answer waits', 'answers wait')} on this device and ${number === 1 ? 'is' : 'are'} checked when you are back online.`,
  next: (day: string, number: number) => `Next review: ${day}, ${questions(number)}.`,
  tomorrow: 'tomorrow',
  more: (number: number) => `${questions(number)} more ${number === 1 ? 'is' : 'are'} due.`,
  goOn: 'Review more',
  again: 'Worth another look',
  dashboard: 'Back to the dashboard',
  none: 'No questions to review yet. Answer one in a lesson or take a quiz, and it comes back here.',
  noneAction: 'Go to your courses',
  nothingDue: 'Nothing to review today',
} as const;

/** Texts of the dashboard's entry. */
export const cardMessages = {
  title: 'Review',
  due: (number: number, about: number) => `${number} due · about ${minutes(about)}`,
  start: 'Start review',
  nothingDue: 'Nothing due today.',
} as const;

/** Texts of the daily goal and the streak. */
export const goalMessages = {
  title: 'Today',
  goal: 'Daily goal',
  noGoal: 'No goal',
  minutes,
  progress: (done: number, goal: number) => `${done} of ${minutes(goal)}`,
  done: (done: number) => `${minutes(done)} today`,
  reached: 'Goal reached',
  streak: (days: number) => (days === 1 ? '1 day of learning' : `${days} days of learning in a row`),
  rule: 'A day counts when you learn something. Up to two days off in any seven keep your streak.',
  noStreak: 'Learn something today to start a streak. Up to two days off in any seven keep it.',
  notSaved: 'This was not saved. Please try again.',
} as const;

/** Texts of the reminder. */
export const reminderMessages = {
  title: 'Reminder',
  lead: 'An email once a day, only if something is due.',
  label: 'Send at',
  never: 'Never',
  saved: 'Saved.',
} as const;

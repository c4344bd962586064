const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
const questions = (number: number) => count(number, 'question', 'questions');

/** Texts of a sitting. */
export const reviewMessages = {
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
  showAnswer: 'Show answer',
  right: 'Right',
  partly: 'Partly right',
  wrong: 'Not right',
  retryLead: 'Try once more, or look at the answer.',
  retryOnly: 'Try once more.',
  comesBack: (days: number) => (days <= 1 ? 'Comes back tomorrow.' : `Comes back in ${days} days.`),
  openLesson: (lesson: string) => `Read again: ${lesson}`,
  stored: 'Saved on this device. It is checked when you are back online.',
} as const;

/** Texts at the end of a sitting, and without anything due. */
export const endMessages = {
  done: 'Done for now',
  part: 'Well done',
  result: (right: number, all: number) => `${right} of ${questions(all)} right.`,
  waiting: (number: number) =>
    `${count(number, 'answer waits', 'answers wait')} on this device and ${number === 1 ? 'is' : 'are'} checked when you are back online.`,
  more: (number: number) => `${questions(number)} more ${number === 1 ? 'is' : 'are'} due.`,
  goOn: 'Review more',
  again: 'Worth another look',
  dashboard: 'Back to the dashboard',
  none: 'No questions to review yet. Answer one in a lesson or take a quiz, and it comes back here.',
  noneAction: 'Go to your courses',
  nothingDue: 'Nothing to review right now',
} as const;

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
const list = new Intl.ListFormat('en');
const listOf = (numbers: readonly number[]) => list.format(numbers.map(String));
const every = (hours: number) => (hours === 1 ? 'every hour' : `every ${hours} hours`);
/** Local day and time, such as `Monday, November 30, at 8:35 PM`. */
const dayAndTime = (at: number) =>
  new Date(at).toLocaleString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** Texts of quizzes. */
export const quizMessages = {
  title: 'Quiz',
  failed: 'The quiz could not be loaded.',
  retry: 'Try again',
  forLearners: 'Enroll in the course to take this quiz.',
  unknownEnrolment: 'We could not check whether you are enrolled.',
  rules: {
    questions: 'Questions',
    questionsText: (questions: number, pool: number) =>
      `${count(questions, 'question', 'questions')}, each worth one point.${pool > questions ? ` Each attempt picks them from ${pool}.` : ''}`,
    pass: 'To pass',
    passText: (percent: number) => `${percent}% of the points.`,
    attempts: 'Attempts',
    /** `pauseHours` is null for a hard limit. */
    attemptsText: (allowed: number, pauseHours: number | null) =>
      `${pauseHours === null ? `${allowed} at most.` : `${allowed}, then one more ${every(pauseHours)}.`} Your best one counts.`,
    review: 'Right answers',
    reviewText: {
      'after-pass': 'Shown once you have passed.',
      always: 'Shown after each attempt.',
      never: 'Not shown.',
    },
    time: 'Time',
    minutesText: (minutes: number) =>
      `${count(minutes, 'minute', 'minutes')} from the start. The clock keeps running when you leave. When time is up, your answers are submitted.`,
    noLimit: 'No limit.',
    leaving: 'If you leave',
    leavingText: 'Answers are saved automatically. Come back to continue where you left off.',
    offline: 'Offline',
    offlineText: 'Your answers are saved on this device and sent when you are back online.',
    offlineLimitText: ' Answers given in time are accepted up to a minute after the end.',
  },
  start: 'Start the quiz',
  startAgain: 'Try again',
  goOn: 'Continue the quiz',
  running: 'You have an attempt in progress.',
  startFailed: 'The quiz could not be started. Please try again.',
  passed: (percent: number) => `You passed this quiz with ${percent}%.`,
  /** `pauseHours` is null for a hard limit. */
  left: (left: number, pauseHours: number | null) =>
    `You have ${count(left, 'attempt', 'attempts')} left.${pauseHours === null ? '' : ` After that, one more ${every(pauseHours)}.`}`,
  opens: (at: number) => `Your next attempt opens on ${dayAndTime(at)}.`,
  opensHint: 'Until then, look through your answers and read the lesson again.',
  usedUp: (allowed: number) => `You have used ${allowed === 1 ? 'your only attempt' : `all ${allowed} attempts`}.`,
  ask: 'Ask for another attempt',
  askHint: 'Your teachers are notified and can allow one more.',
  asked: (at: number) => `You asked for another attempt on ${dayAndTime(at)}. You will be notified when it is allowed.`,
  askFailed: 'Your request was not sent. Please try again.',
  past: 'Your attempts',
  attempt: (number: number) => `Attempt ${number}`,
  result: (percent: number, isPassed: boolean) => `${percent}%, ${isPassed ? 'passed' : 'not passed'}`,
  look: 'View answers',
  lookAt: (number: number) => `View answers of attempt ${number}`,
} as const;

/** Texts of a running attempt. */
export const attemptMessages = {
  page: (first: number, last: number, all: number) =>
    first === last ? `Question ${first} of ${all}` : `Questions ${first} to ${last} of ${all}`,
  question: (number: number) => `Question ${number}`,
  progress: 'Answered questions',
  answered: (answered: number, all: number) => `${answered} of ${all} answered`,
  previous: 'Previous questions',
  next: 'Next questions',
  saved: (time: string) => `Saved ${time}`,
  saving: 'Saving …',
  waiting: 'Saved on this device. It is sent when the site can be reached.',
  waitingUnkept: 'Not saved yet. Keep this page open: it is sent when the site can be reached.',
  someWaiting: 'The site cannot be reached. Your answers are saved on this device and sent later.',
  someUnkept:
    'The site cannot be reached, and this browser cannot save your answers. Stay on this page until they are sent.',
  allSaved: 'All answers are saved.',
  conflict: {
    lead: 'This question was answered in another window or on another device.',
    theirs: 'The other answer',
    mine: 'Your answer here',
    takeTheirs: 'Use the other answer',
    takeMine: 'Keep my answer',
  },
  timeLeft: 'Time left',
  minutesLeft: (minutes: number) => `${count(minutes, 'minute', 'minutes')} left.`,
  timeOver: 'Time is up. Your answers are being submitted.',
  submit: 'Submit the quiz',
  submitFailed: 'The quiz was not submitted. Your answers are saved; please try again.',
  unsaved: 'Not all answers could be sent yet. They are saved on this device; please try again in a moment.',
  unsavedUnkept: 'Not all answers could be sent yet. Stay on this page, and try again in a moment.',
  undecided: 'One question has two answers. Please choose one of them first.',
  unanswered: {
    title: 'Submit now?',
    text: (numbers: readonly number[]) =>
      numbers.length === 1 ? `Question ${numbers[0]} has no answer.` : `Questions ${listOf(numbers)} have no answer.`,
    gaps: (numbers: readonly number[]) =>
      numbers.length === 1
        ? `Question ${numbers[0]} has an empty blank.`
        : `Questions ${listOf(numbers)} have empty blanks.`,
    stay: 'Back to the questions',
    submit: 'Submit anyway',
  },
} as const;

/** Texts of the questions. */
export const questionMessages = {
  predict: 'What does this program print?',
  answer: 'Your answer',
  output: 'Output, line by line',
  chooseOne: 'Choose one.',
  chooseSeveral: 'Choose all that apply.',
  chooseLine: 'Choose the line.',
  choose: 'Choose …',
  matchHint: 'Choose a match for each.',
  blank: (number: number) => `Blank ${number}`,
  exact: 'Capitalization matters.',
  code: 'Program',
  line: (number: number) => `Line ${number}`,
  named: (name: string, text: string) => `${name}: ${text}`,
  orderHint: 'Drag lines by their dots, use the buttons, or focus a button and press the arrow keys.',
  dragging: { failed: 'Lines cannot be dragged right now. Use the buttons to move them.', retry: 'Try again' },
  lines: 'The lines in your order',
  moveUp: (text: string) => `Move up: ${text}`,
  moveDown: (text: string) => `Move down: ${text}`,
  moved: (text: string, place: number, of: number) => `${text} is now line ${place} of ${of}.`,
  nothing: 'No answer',
} as const;

/** Texts of the review. */
export const reviewMessages = {
  title: (number: number) => `Attempt ${number}`,
  passed: 'Passed',
  score: 'Score',
  percent: (percent: number) => `${percent}%`,
  notPassed: 'Not passed',
  points: (points: string, max: number, percent: number) => `${points} of ${max} points, ${percent}%.`,
  needed: (percent: number) => `You need ${percent}% to pass.`,
  /** Announced by screen readers when an attempt has been graded. */
  graded: (isPassed: boolean, percent: number) =>
    `Your quiz has been graded: ${isPassed ? 'passed' : 'not passed'}, ${percent}%.`,
  keptBack: {
    later: 'You will see the right answers once you have passed.',
    never: 'This quiz does not show its right answers.',
  },
  right: 'Right',
  partly: 'Partly right',
  wrong: 'Not right',
  yours: 'Your answer',
  rightAnswer: 'Right answer',
  section: (title: string) => `Read again: ${title}`,
  back: 'Back to the quiz',
} as const;

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** Texts of quizzes. */
export const quizMessages = {
  title: 'Quiz',
  failed: 'The quiz could not be loaded.',
  retry: 'Try again',
  forLearners: 'The quiz is for learners of this course: enrol, and it is yours to take.',
  logIn: 'Log in',
  unknownEnrolment: 'We could not find out whether you are enrolled.',
  rules: {
    questions: 'Questions',
    questionsText: (questions: number, pool: number) =>
      `${count(questions, 'question', 'questions')}, each worth one point.${pool > questions ? ` They are drawn from ${pool}, anew for each attempt.` : ''}`,
    pass: 'Passed with',
    passText: (percent: number) => `${percent} % of the points.`,
    attempts: 'Attempts',
    attemptsText: (left: number, allowed: number) =>
      left === 0
        ? `All ${allowed} are used. Whoever teaches the course can allow you one more.`
        : `${left} of ${allowed} left. Your best one counts.`,
    review: 'Right answers',
    reviewText: {
      'after-pass': 'Shown once you have passed.',
      always: 'Shown after each attempt.',
      never: 'Not shown.',
    },
    time: 'Time',
    minutesText: (minutes: number) =>
      `${count(minutes, 'minute', 'minutes')} from the start. The clock goes on when you leave; when the time is over, what is answered is submitted.`,
    noLimit: 'No limit.',
    leaving: 'When you leave',
    leavingText: 'Each answer is saved by itself. Come back, and you go on where you were.',
    offline: 'Without a network',
    offlineText: 'Your answers are kept on this device and sent when there is a network again.',
    offlineLimitText: ' Given in time, they are taken up to a minute after the end.',
  },
  start: 'Start the quiz',
  startAgain: 'Try again',
  goOn: 'Go on with the quiz',
  running: 'You are in the middle of an attempt.',
  startFailed: 'The quiz could not be started. Please try again.',
  past: 'Your attempts',
  attempt: (number: number) => `Attempt ${number}`,
  result: (percent: number, isPassed: boolean) => `${percent} %, ${isPassed ? 'passed' : 'not passed'}`,
  look: 'Look at the answers',
  lookAt: (number: number) => `Look at the answers of attempt ${number}`,
} as const;

/** Texts of a running attempt. */
export const attemptMessages = {
  page: (first: number, last: number, all: number) =>
    first === last ? `Question ${first} of ${all}` : `Questions ${first} to ${last} of ${all}`,
  question: (number: number) => `Question ${number}`,
  previous: 'Previous questions',
  next: 'Next questions',
  saved: (time: string) => `Saved ${time}`,
  saving: 'Saving …',
  waiting: 'Kept on this device; it is sent when the site can be reached.',
  someWaiting: 'The site cannot be reached. Your answers are kept on this device and sent later.',
  allSaved: 'All answers are saved.',
  conflict: {
    lead: 'This question was answered in another window or on another device meanwhile.',
    theirs: 'The other answer',
    mine: 'Your answer here',
    takeTheirs: 'Take the other answer',
    takeMine: 'Keep my answer',
  },
  timeLeft: 'Time left',
  minutesLeft: (minutes: number) => `${count(minutes, 'minute', 'minutes')} left.`,
  timeOver: 'The time is over. Your answers are being submitted.',
  submit: 'Submit the quiz',
  submitFailed: 'The quiz was not submitted. Your answers are kept; please try again.',
  unsaved: 'Not all answers could be saved yet. They are kept on this device; please try again in a moment.',
  undecided: 'One question has two answers. Please choose one of them first.',
  unanswered: {
    title: 'Submit now?',
    text: (numbers: readonly number[]) =>
      numbers.length === 1
        ? `Question ${numbers[0]} has no answer.`
        : `Questions ${numbers.join(', ')} have no answer.`,
    gaps: (numbers: readonly number[]) =>
      numbers.length === 1
        ? `Question ${numbers[0]} has an empty place.`
        : `Questions ${numbers.join(', ')} have empty places.`,
    stay: 'Back to the questions',
    submit: 'Submit all the same',
  },
} as const;

/** Texts of the questions. */
export const questionMessages = {
  predict: 'What does this program print?',
  answer: 'Your answer',
  output: 'What it prints, line by line',
  chooseOne: 'Choose one.',
  chooseSeveral: 'Choose all that are right.',
  chooseLine: 'Choose the line.',
  choose: 'Choose …',
  matchHint: 'Choose what belongs to each.',
  blank: (number: number) => `Place ${number}`,
  exact: 'Capital letters count.',
  code: 'Program',
  line: (number: number) => `Line ${number}`,
  named: (name: string, text: string) => `${name}: ${text}`,
  orderHint:
    'Drag the lines by their dots, or move them with their buttons, or with the arrow keys while one of the buttons has the focus.',
  dragging: { failed: 'The lines cannot be dragged now; their buttons move them all the same.', retry: 'Try again' },
  lines: 'The lines in your order',
  moveUp: (text: string) => `Move up: ${text}`,
  moveDown: (text: string) => `Move down: ${text}`,
  moved: (text: string, place: number, of: number) => `${text} is line ${place} of ${of} now.`,
  nothing: 'No answer',
} as const;

/** Texts of the review. */
export const reviewMessages = {
  title: (number: number) => `Attempt ${number}`,
  passed: 'Passed',
  notPassed: 'Not passed',
  points: (points: string, max: number, percent: number) => `${points} of ${max} points, ${percent} %.`,
  needed: (percent: number) => `${percent} % are needed.`,
  /** Announced by screen readers when an attempt has been graded. */
  graded: (isPassed: boolean, percent: number) =>
    `Your quiz has been graded: ${isPassed ? 'passed' : 'not passed'}, ${percent} %.`,
  keptBack: {
    later: 'You will see the right answers once you have passed.',
    never: 'This quiz does not show its right answers.',
  },
  right: 'Right',
  partly: 'Partly right',
  wrong: 'Not right',
  yours: 'Your answer',
  rightAnswer: 'Right answer',
  back: 'Back to the quiz',
} as const;

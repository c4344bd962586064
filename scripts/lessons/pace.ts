/** What a course asks for, as its content has it. */
export interface Workload {
  /** Minutes of each of its lessons, as their front matter says: reading, and trying the examples. */
  readonly lessonMinutes: readonly number[];
  /** Without the final project. */
  readonly codeExercises: number;
  /** Of exercises that are one question. */
  readonly questions: number;
  readonly quizzes: number;
  readonly project: 'code' | 'hand-in';
}

/** Minutes that most people take; docs/content.md says the same. */
const minutesOf = { code: 25, question: 5, quiz: 10, ownWork: 45 };
const projectMinutes = { code: 240, 'hand-in': 480 };
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Minutes of a whole course, with what one does of one's own accord after each lesson. */
export function minutesOfCourse({ lessonMinutes, codeExercises, questions, quizzes, project }: Workload): number {
  return (
    lessonMinutes.reduce((sum, minutes) => sum + minutes + minutesOf.ownWork, 0) +
    codeExercises * minutesOf.code +
    questions * minutesOf.question +
    quizzes * minutesOf.quiz +
    projectMinutes[project]
  );
}

/** What a course's `schedule` says of it: a week for each lesson and one for the project, each of so many whole hours, rounded up. */
export function scheduleOf(workload: Workload): string {
  const weeks = workload.lessonMinutes.length + 1;
  const hours = Math.ceil(minutesOfCourse(workload) / weeks / 60);
  const [first = '', ...rest] = word(weeks);
  return `${first.toUpperCase()}${rest.join('')} weeks at your own pace, about ${word(hours)} hours a week`;
}

function word(number: number): string {
  return words[number] ?? String(number);
}

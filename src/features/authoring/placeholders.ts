/** Template texts that an author has to replace: no text with one of them can be published. */
export const placeholders = {
  instructor: 'Name of the instructor',
  courseDescription: 'Say what learners can do at the end, and who the course is for.',
  lessonSummary: 'Say in one or two sentences what learners do here.',
  lessonText: 'Write what this lesson is about.',
  sectionTitle: 'Title of the first section',
  sectionText: 'Write the first section.',
  question: 'Write the question.',
  rightAnswer: 'Write the right answer.',
  whyRight: 'Say why it is right.',
  wrongAnswer: 'Write a wrong answer.',
  whyWrong: 'Say why it is wrong.',
  castText: 'Write what viewers read before the code is typed.',
  careerDescription: 'Say what people do in this job, and what they need for it.',
  location: 'Name of the town or region',
  responsibility: 'Write a responsibility.',
  requirement: 'Write a requirement.',
  openingDescription: 'Say what the job is, and who they work with.',
  articleDescription: 'Say in 40 to 200 characters what the article is about.',
  author: 'Name of the author',
  profession: 'Profession of the author',
  articleText: 'Write the introduction.',
} as const;

/** Placeholder left in a text; `line` counts from 1. */
export interface LeftPlaceholder {
  readonly line: number;
  readonly words: string;
}

/** Placeholders left in a text, in order. */
export function placeholdersIn(text: string): LeftPlaceholder[] {
  return text
    .split('\n')
    .flatMap((line, place) =>
      Object.values(placeholders).flatMap((words) => (line.includes(words) ? [{ line: place + 1, words }] : [])),
    );
}

import { type ContentFolder, filesOf, shippedContentForThisFile } from './content.ts';
import courses from './earlier-courses.json' with { type: 'json' };

/** Exercise as it was; `kind` is the language of a code exercise. */
export interface EarlierExercise {
  readonly id: string;
  readonly kind: string;
  readonly points: number;
}

export interface EarlierLesson {
  readonly id: string;
  readonly exercises: readonly EarlierExercise[];
  /** Ids of the quiz's questions. */
  readonly quiz: readonly string[];
}

interface Chapter {
  readonly title: string;
  readonly lessons: readonly EarlierLesson[];
}

/** Outline of each shipped course before the courses were made longer. */
const outlines: Readonly<Record<string, readonly Chapter[]>> = courses;

export const earlierCourses = Object.entries(outlines).map(([courseId, chapters]) => {
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  return { courseId, lessons, exercises: lessons.flatMap(({ exercises }) => exercises) };
});

export type EarlierCourse = (typeof earlierCourses)[number];

/** Answer that is right for every question of {@link earlierContent}. */
export const rightAnswer = { picked: [], typed: ['1'] };
const question = { type: 'number', text: 'How many?', answer: 1, feedback: 'One.' };

const programs: Readonly<Record<string, { entry: string; program: string; test: object }>> = {
  python: { entry: 'main.py', program: 'def one():\n    return 1\n', test: { call: 'one()', gives: 1 } },
  javascript: { entry: 'main.js', program: 'export const one = () => 1;\n', test: { call: 'one()', gives: 1 } },
  react: {
    entry: 'App.jsx',
    program: 'export default function App() {\n  return <p>One</p>;\n}\n',
    test: { shows: ['One'] },
  },
};

/** Files that pass a code exercise of {@link earlierContent}; undefined for the other kinds. */
export function rightFiles({ kind }: EarlierExercise): Record<string, string> | undefined {
  const code = programs[kind];
  return code && { [code.entry]: code.program };
}

function exerciseFile({ id, kind, points }: EarlierExercise): object {
  const common = { title: id, points };
  if (kind === 'question') return { ...common, kind, question };
  const task = 'Do it.';
  if (kind === 'hand-in') return { ...common, kind, task, rubric: [{ criterion: 'It is done', points }] };
  const { entry, program, test } = programs[kind]!;
  const files = { starter: { [entry]: '' }, solution: { [entry]: program } };
  return { ...common, kind: 'code', language: kind, entry, task, ...files, visible: [{ name: 'is one', ...test }] };
}

/** Shipped content with the courses as they were, in the smallest valid files: the same ids, tasks and points. */
export function earlierContent(): ContentFolder {
  const folder = shippedContentForThisFile();
  // Careers name lessons of the courses as they are now, and openings name the skills of careers.
  for (const path of Object.keys(filesOf(folder.path)).filter((each) => /^(careers|openings)\//.test(each)))
    folder.edit(path, (text) => text.replace(/^skills:.*\n(?: {2}- .*\n)*/m, ''));
  for (const { courseId, lessons, exercises } of earlierCourses) {
    // YAML has JSON in it.
    const write = (name: string, file: unknown) =>
      folder.write(`courses/${courseId}/${name}.yaml`, JSON.stringify(file, null, 1));
    for (const part of ['casts', 'exercises', 'lessons', 'quizzes']) folder.remove(`courses/${courseId}/${part}`);
    const outline = outlines[courseId]!.map(({ title, lessons: all }) => ({ title, lessons: all.map(({ id }) => id) }));
    write('outline', outline);
    for (const { id, exercises: tasks, quiz } of lessons) {
      const embedded = tasks.map((task) => `\n::exercise{#${task.id}}\n`).join('');
      const head = `---\ntitle: ${id}\nsummary: One does it.\nminutes: 10\n---\n`;
      folder.write(`courses/${courseId}/lessons/${id}.md`, `${head}\nText.\n${embedded}`);
      write(`quizzes/${id}`, { attempts: 3, questions: quiz.map((name) => ({ id: name, ...question })) });
    }
    for (const exercise of exercises) write(`exercises/${exercise.id}`, exerciseFile(exercise));
  }
  return folder;
}

import type { CodeExercise, Submission } from '../../src/features/exercises/web/exercise.ts';

/** Submission as the server returns it: a first one that passed nothing. */
export const failedSubmission: Submission = {
  id: 's1',
  isPassed: false,
  points: 0,
  maxPoints: 10,
  cases: [],
  engine: 'x',
  at: 1,
  isOfEarlier: false,
};

/** Exercise in Python as its panels take it. */
export const codeExercise: CodeExercise = {
  courseId: 'course2',
  exerciseId: 'sum',
  title: 'Sum',
  points: 10,
  version: 'v1',
  taskHtml: '',
  task: {
    kind: 'code',
    language: 'python',
    entry: 'main.py',
    page: null,
    starter: { 'main.py': '' },
    hints: [],
    visible: [],
    hiddenCount: 0,
  },
};

import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { courseOf, firstOfMay, grade, lesson } from '../../../../../test/support/learning-events.ts';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { deriveProgress } from '../../../progress/derive.ts';
import { namesOf } from '../../course-names.ts';
import { tallyOf } from '../../tally.ts';
import type { TaskFigures } from '../data.ts';
import { HardestTasks } from './hardest-tasks.tsx';

const courseId = 'course1';
const exerciseIds = ['sum', 'essay'];
const structure = courseOf([lesson('loops', { exerciseIds, hasQuiz: true })]);
const { figures, add } = tallyOf(structure, firstOfMay);
add(deriveProgress(structure, [grade('sum', 0), grade('essay', 5)]));
figures.quizzes[0]!.begun = 1;
const facts = { lessonId: 'loops', title: 'Loops', summary: '', minutes: 10, isOpen: false, casts: [], videos: [] };
const names = namesOf({
  courseId,
  chapters: [
    {
      title: 'First steps',
      lessons: [
        {
          ...facts,
          quiz: { questions: 2, passPercent: 70 },
          exercises: exerciseIds.map((id) => {
            const kind = id === 'essay' ? 'hand-in' : 'code';
            return { exerciseId: id, title: `Task ${id}`, kind, points: 10 } as const;
          }),
        },
      ],
    },
  ],
});

const none: TaskFigures = { countedAt: firstOfMay, learners: 0, questions: [], cases: [], criteria: [] };
const question = { questionId: 'q1', number: 1, text: 'Which is a loop?', tried: 3, passed: 2, lure: null };
const each = { name: 'adds', isHidden: false, tried: 1200, passed: 300, stuck: 1 };
let answer: () => Response;

beforeEach(async () => {
  answer = () => Response.json(none);
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(address.endsWith('/figures') ? Response.json(figures) : answer()),
  );
  putWho({ ...ada, role: 'teacher' });
  await openSmallSite({ pages: { '/': () => <HardestTasks courseId={courseId} names={names} /> }, at: '/' });
});

async function openTask(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
}

const linesOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a quiz opens to its questions, the hardest first, with the wrong choice of most', async () => {
  const lure = { text: 'a list', share: 0.5 };
  const questions = [question, { ...question, questionId: 'q2', number: 2, text: '', passed: 0, lure }];
  answer = () => Response.json({ ...none, learners: 3, questions } satisfies TaskFigures);
  await openTask('Quiz of Loops');
  expect(await linesOf('Questions')).toEqual([
    '2. Question 2Most common wrong choice: a list (50% of those who got it wrong)0%0 of 3 right',
    '1. Which is a loop?67%2 of 3 right',
  ]);
  expect(screen.getByText(/^First attempts by 3 learners/)).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Quiz of Loops' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toBeTruthy();
  fireEvent.click(button);
  expect(screen.queryByRole('list', { name: 'Questions' })).toBeNull();
});

test('an exercise opens to its cases: which are hidden, who is stuck at them, and what nobody has tried', async () => {
  const fresh = { ...each, name: 'new', tried: 0, passed: 0, stuck: 0 };
  const hidden = { ...each, name: 'below nothing', isHidden: true, passed: 0, stuck: 2 };
  answer = () => Response.json({ ...none, learners: 1200, cases: [fresh, each, hidden] } satisfies TaskFigures);
  await openTask('Task sum');
  expect(await linesOf('Tests')).toEqual([
    'below nothinghidden test · 2 learners still fail it0%0 of 1,200 passed',
    'adds1 learner still fails it25%300 of 1,200 passed',
    'newnot attempted yet',
  ]);
});

test('a practice question stands without a number, since it is the only one', async () => {
  answer = () => Response.json({ ...none, learners: 3, questions: [question] } satisfies TaskFigures);
  await openTask('Task sum');
  expect(await linesOf('Questions')).toEqual(['Which is a loop?67%2 of 3 right']);
});

test('a hand-in opens to its criteria, that on which most points were lost first', async () => {
  const criteria = [
    { criterion: 'It is drawn', graded: 2, share: 0.75 },
    { criterion: 'It is told', graded: 1, share: 0.5 },
    { criterion: 'It is new', graded: 0, share: 0 },
  ];
  answer = () => Response.json({ ...none, learners: 2, criteria } satisfies TaskFigures);
  await openTask('Task essay');
  expect(await linesOf('Criteria')).toEqual([
    'It is told50%of the points, in 1 grade',
    'It is drawn75%of the points, in 2 grades',
    'It is newnot attempted yet',
  ]);
});

test('what nobody has submitted says so', async () => {
  await openTask('Task sum');
  await screen.findByText('No first attempts by enrolled learners yet.');
});

test('what could not be loaded says so, and is there after another try', async () => {
  answer = () => Response.json({ code: 'server-error', detail: 'no', status: 500 }, { status: 500 });
  await openTask('Task sum');
  await screen.findByText('The details could not be loaded.');
  answer = () => Response.json({ ...none, learners: 1200, cases: [each] } satisfies TaskFigures);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await linesOf('Tests')).toHaveLength(1);
});

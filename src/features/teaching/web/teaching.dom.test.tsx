import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { courseOf, event, firstOfMay, grade, lesson } from '../../../../test/support/learning-events.ts';
import { ada, putWho } from '../../../../test/support/session.ts';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import { deriveProgress } from '../../progress/derive.ts';
import { namesOf } from '../course-names.ts';
import { tallyOf } from '../tally.ts';
import { EnrolList } from './components/enrol-list.tsx';
import { HardestTasks } from './components/hardest-tasks.tsx';
import { LearnerSection } from './components/learner-section.tsx';
import { LessonFigures } from './components/lesson-figures.tsx';
import { RequireTeacher } from './components/require-teacher.tsx';
// The page loads it lazily; imported here, so that no test waits for it.
import './submissions/learner-work.tsx';

const courseId = 'course1';
const structure = courseOf([lesson('lists'), lesson('loops', { exerciseIds: ['sum'] })]);
const names = namesOf({
  courseId,
  chapters: [
    {
      title: 'First steps',
      lessons: structure.chapters[0]!.lessons.map(({ lessonId, title, exerciseIds }) => ({
        lessonId,
        title,
        summary: '',
        minutes: 10,
        isOpen: false,
        exercises: exerciseIds.map((id) => ({ exerciseId: id, title: `Task ${id}`, kind: 'code', points: 10 })),
        casts: [],
        videos: [],
        quiz: null,
      })),
    },
  ],
});
const progress = deriveProgress(structure, [
  event('lesson-done', 'lists', { version: '0123456789' }),
  grade('sum', 0),
  grade('sum', 10, { version: 'abcdefghij' }),
  event('hint-used', 'sum', { hint: 0 }),
  event('lesson-done', 'removed'),
]);
const { percent, completedAt, lastActiveAt } = progress;
const grace = { userId: 'u2', name: 'Grace', email: 'grace@example.org', percent, completedAt, lastActiveAt };
const linus = {
  ...grace,
  userId: 'u3',
  name: '',
  email: 'linus@example.org',
  percent: 0,
  completedAt: null,
  lastActiveAt: null,
};

function figuresOf(...all: (typeof progress)[]) {
  const { figures, add } = tallyOf(structure, firstOfMay);
  for (const each of all) add(each);
  return figures;
}

const teacher = { ...ada, role: 'teacher' } as const;
const pages = {
  '/': () => (
    <RequireTeacher>
      <LearnerSection courseId={courseId} names={names} />
      <LessonFigures courseId={courseId} />
      <HardestTasks courseId={courseId} names={names} />
      <EnrolList courseId={courseId} />
    </RequireTeacher>
  ),
  '/dashboard': () => <h1>Dashboard</h1>,
};

type Answer = (url: URL, body: string) => unknown;
let answers: Record<string, Answer>;
let asked: string[];

beforeEach(() => {
  asked = [];
  answers = {
    figures: () => figuresOf(progress),
    learners: () => ({ items: [grace, linus], nextCursor: null, countedAt: firstOfMay }),
    u2: () => ({ userId: 'u2', name: 'Grace', email: grace.email, progress }),
  };
  vi.stubGlobal('fetch', (address: string, { body = '' }: { readonly body?: string }) => {
    const url = new URL(address, location.origin);
    asked.push(url.pathname + url.search);
    const answer = answers[url.pathname.split('/').at(-1) ?? '']?.(url, body);
    return Promise.resolve(answer instanceof Response ? answer : Response.json(answer));
  });
});

const refusal = (code: string, detail: string) => Response.json({ code, detail, status: 400 }, { status: 400 });

async function open(who: Parameters<typeof putWho>[0] = teacher) {
  putWho(who);
  await openSmallSite({ pages, at: '/' });
}

test('a learner is told that the page is for those who teach, and nothing is asked of the server', async () => {
  await open(ada);
  await screen.findByText(/This page is for teachers/);
  expect(screen.queryByRole('table')).toBeNull();
  expect(asked).toEqual([]);
});

test('the table names each learner, how far they are and when they were active; the nameless by what they lack', async () => {
  await open();
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([`${percent}%`, '0%']);
  expect(within(rows[0]!).getByRole('rowheader').textContent).toBe('Gracegrace@example.org');
  expect(within(rows[1]!).getByRole('rowheader').textContent).toBe('No namelinus@example.org');
  const words = within(rows[1]!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(words).toEqual(['0%', '–never', '–not yet']);
  expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
    '/api/courses/course1/report.csv',
  );
});

test('a learner opens to their lessons and exercises, with versions, attempts, hints, and what was removed since', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: /Grace/ }));
  expect(screen.getByRole('button', { name: /Grace/ }).getAttribute('aria-expanded')).toBe('true');
  await screen.findByText(/^Done .* in an earlier version \(0123456\)$/);
  expect(screen.getByText('Passed, 2 attempts, version abcdefg · 10 of 10 points · 1 hint')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'No longer in the course' })).toBeTruthy();
  expect(screen.getByText('removed')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Grace/ }));
  expect(screen.queryByRole('heading', { name: 'No longer in the course' })).toBeNull();
});

test('what a learner wrote opens in the place of their lessons: files and cases, hidden ones too; and back to where it was opened', async () => {
  const tried = { at: firstOfMay, maxPoints: 10, isOfEarlierVersion: false, graded: null };
  const failed = { ...tried, id: 't1', isPassed: false, points: 0, submissionId: 's1' };
  const verdict = { isPassed: false, expected: null, got: null };
  answers['tries'] = () => ({
    items: [{ ...tried, id: 't2', isPassed: true, points: 10, submissionId: 's2' }, failed],
    nextCursor: null,
  });
  answers['s1'] = () => ({
    ...failed,
    id: 's1',
    exerciseId: 'sum',
    engine: 'QuickJS 1',
    files: { 'main.js': 'export const sum = 1;', 'notes.txt': 'Not yet.' },
    cases: [
      {
        ...verdict,
        name: 'adds',
        isHidden: false,
        expected: '3',
        got: '1',
        written: { name: 'adds', call: 'sum(1, 2)' },
      },
      { ...verdict, name: 'adds none', isHidden: true, written: { name: 'adds none', call: 'sum()', gives: 0 } },
    ],
  });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: /Grace/ }));
  const opener = await screen.findByRole('button', { name: 'View submissions: Task sum' });
  fireEvent.click(opener);
  const work = await screen.findByRole('region', { name: 'Task sum: work by Grace' });
  const tries = await within(work).findAllByRole('button', { expanded: false });
  expect(tries.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('· passed · 10 of 10 points'),
    expect.stringContaining('· not passed · 0 of 10 points'),
  ]);
  expect(
    asked.some((address) => address.includes('/submissions/')),
    'nothing is read before it is opened',
  ).toBe(false);
  fireEvent.click(tries[1]!);
  expect((await within(work).findByRole('group', { name: 'main.js' })).textContent).toBe('export const sum = 1;');
  expect(within(work).getByRole('group', { name: 'notes.txt' }).textContent).toBe('Not yet.');
  expect(within(work).getByText('0 of 2 tests passed')).toBeTruthy();
  expect(within(work).getByText('· not passed · hidden from learners')).toBeTruthy();
  expect(within(work).getByText('sum()')).toBeTruthy();
  fireEvent.click(within(work).getByRole('button', { name: 'Back to all lessons' }));
  expect(screen.queryByRole('region', { name: 'Task sum: work by Grace' })).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('a column sorts on the server and says so, and what is typed is searched for there once typing has paused', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(asked.some((url) => url.includes('order=percent'))).toBe(true));
  expect(screen.getByRole('columnheader', { name: 'Done' }).getAttribute('aria-sort')).toBe('descending');
  answers['learners'] = () => ({ items: [], nextCursor: null, countedAt: firstOfMay });
  for (const value of ['g', 'gr', 'gro'])
    fireEvent.change(screen.getByLabelText('Find a learner'), { target: { value } });
  await screen.findByText('No learner’s name or email address contains “gro”.');
  expect(asked.filter((url) => /search=\w/.test(url))).toHaveLength(1);
});

test('lessons show how many began and finished them, and the hardest exercise what it took', async () => {
  await open();
  expect(await screen.findByText('1 started it, 1 finished, 1 of them in an earlier version')).toBeTruthy();
  expect(screen.getByText('Task sum')).toBeTruthy();
  expect(screen.getByText('2.0 attempts per pass · 1 hint used')).toBeTruthy();
  expect(screen.getByText('1 of 1 learner')).toBeTruthy();
});

test('all exercises are shown when they are asked for, and the first that came has the focus', async () => {
  const begun = { lessonId: 'loops', begun: 1, done: 1, attempts: 1, hints: 0 };
  const exercises = Array.from({ length: 10 }, (_, place) => ({ ...begun, exerciseId: `task-${place + 1}` }));
  answers['figures'] = () => ({ ...figuresOf(progress), exercises });
  await open();
  const all = await screen.findByRole('button', { name: 'Show all 10' });
  expect(screen.queryByRole('button', { name: 'task-9' })).toBeNull();
  all.focus();
  fireEvent.click(all);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'task-9' }).closest('li'));
});

test('a course without learners says so, and what to do', async () => {
  answers['learners'] = () => ({ items: [], nextCursor: null, countedAt: firstOfMay });
  answers['figures'] = () => figuresOf();
  await open();
  await screen.findByText('Nobody is enrolled in this course yet.');
  await screen.findByText('Nobody has tried an exercise or quiz in this course yet.');
});

test('what could not be loaded says so, and is there after another try', async () => {
  answers['learners'] = () => refusal('server-error', 'no');
  await open();
  await screen.findByText('The learners could not be loaded.');
  answers['learners'] = () => ({ items: [grace], nextCursor: null, countedAt: firstOfMay });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: /Grace/ });
});

const planned = [
  { line: 1, address: 'grace@example.org', result: 'to-enrol' },
  { line: 2, address: 'nobody@example.org', result: 'no-account' },
  { line: 3, address: '', result: 'no-address' },
];

async function check(value: string) {
  fireEvent.change(await screen.findByLabelText('Email addresses'), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Check the list' }));
}

test('a list is shown line by line with its counts, enrolled by a second press, and then with what has become of it', async () => {
  const sent: unknown[] = [];
  answers['preview'] = () => ({ rows: planned });
  answers['enrolments'] = (_, body) => {
    sent.push(JSON.parse(body));
    return { rows: [{ ...planned[0], result: 'enrolled' }, ...planned.slice(1)] };
  };
  await open();
  await check('grace@example.org\nnobody@example.org\n,');
  await screen.findByText('Will be enrolled: 1');
  expect(screen.getByText('No account with this address: 1')).toBeTruthy();
  expect(screen.getByText('(empty)')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Enroll 1 learner' }));
  await screen.findByText('1 learner enrolled');
  expect(sent).toEqual([{ csv: 'grace@example.org\nnobody@example.org\n,' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Another list' }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Email addresses')).value).toBe('');
});

test('those are enrolled who were shown, also when the list was changed while it was checked', async () => {
  const sent: unknown[] = [];
  answers['preview'] = () => ({ rows: planned });
  answers['enrolments'] = (_, body) => {
    sent.push(JSON.parse(body));
    return { rows: planned };
  };
  await open();
  await check('grace@example.org');
  fireEvent.change(screen.getByLabelText('Email addresses'), { target: { value: 'somebody-else@example.org' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Enroll 1 learner' }));
  await waitFor(() => expect(sent).toEqual([{ csv: 'grace@example.org' }]));
});

test('a list on which there is nobody to enrol offers no button for it, and is there to be changed', async () => {
  answers['preview'] = () => ({ rows: planned.slice(1) });
  await open();
  await check('nobody@example.org');
  await screen.findByText('There is nobody to enroll on this list.');
  expect(screen.queryByRole('button', { name: /^Enroll / })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Change the list' }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Email addresses')).value).toBe('nobody@example.org');
});

test('a list that the server takes for none, and an empty one, are refused in words beside the field', async () => {
  answers['preview'] = () => refusal('csv-without-email', 'None is called "email".');
  await open();
  await check('  ');
  expect(screen.getByText('Enter at least one email address.')).toBeTruthy();
  await check('a,b');
  await screen.findByText('None is called "email".');
});

test('a file is put into the field, to be seen before it is sent', async () => {
  await open();
  const bytes = Buffer.from('\uFEFFemail\ngrace@example.org\n', 'utf16le');
  const file = new File([bytes], 'class.csv', { type: 'text/csv' });
  fireEvent.change(await screen.findByLabelText('CSV file'), { target: { files: [file] } });
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('Email addresses').value).toBe('email\ngrace@example.org\n'),
  );
});

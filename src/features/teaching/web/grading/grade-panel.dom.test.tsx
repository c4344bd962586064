import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { type HandInToGrade, useHandIn } from './data.ts';
import { GradePanel } from './grade-panel.tsx';

const teacher = { ...ada, role: 'teacher' } as const;
const scores = [
  { criterion: 'It runs', criterionHtml: 'It <code>runs</code>', points: 5, maxPoints: 6 },
  { criterion: 'It is told', criterionHtml: 'It is told', points: 1, maxPoints: 4 },
];
const theirs = {
  gradedAt: 1,
  points: 6,
  maxPoints: 10,
  isPassed: true,
  scores,
  comment: 'Theirs.',
  commentHtml: '<p>Theirs.</p>',
};
const waiting: HandInToGrade = {
  id: 'h1',
  link: 'https://example.org/work',
  fileName: null,
  fileBytes: null,
  note: '',
  at: 1,
  grade: null,
  earlierGrades: [],
  courseId: 'course4',
  exerciseId: 'work',
  title: 'Your work',
  version: 'v1',
  isOfEarlierVersion: false,
  userId: 'u9',
  name: 'Grace',
  email: 'grace@example.org',
  gradedBy: null,
  task: {
    version: 'v1',
    taskHtml: '',
    rubric: [
      { criterion: 'It runs', criterionHtml: 'It <code>runs</code>', points: 6 },
      { criterion: 'It is told', criterionHtml: 'It is told', points: 4 },
    ],
    passPoints: 5,
  },
  others: [],
  nextWaitingId: 'h2',
};

let handIn: HandInToGrade;
let put: (body: unknown) => Response | Promise<Response>;
let sent: unknown[];

beforeEach(() => {
  localStorage.clear();
  handIn = waiting;
  sent = [];
  put = () => {
    handIn = { ...waiting, grade: { ...theirs, comment: '', commentHtml: '' }, gradedBy: 'Ada' };
    return Response.json(handIn);
  };
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body = '' }: { method?: string; body?: string }) => {
    const { pathname } = new URL(address, location.origin);
    if (pathname.endsWith('/comment-previews')) return Promise.resolve(Response.json({ html: '<p>So.</p>' }));
    if (pathname.endsWith('/hand-ins'))
      return Promise.resolve(Response.json({ items: [], nextCursor: null, waiting: 3 }));
    if (method !== 'PUT') return Promise.resolve(Response.json(handIn));
    sent.push(JSON.parse(body));
    return Promise.resolve(put(body));
  });
  act(() => putWho(teacher));
});

function Panel() {
  const { data } = useHandIn('h1');
  return data ? <GradePanel handIn={data} uid={teacher.uid} /> : null;
}

async function open() {
  const site = await openSmallSite({
    pages: { '/': Panel, '/teach/$courseId/hand-ins': () => null, '/teach/$courseId/hand-ins/$handInId': () => null },
    at: '/',
  });
  await screen.findByRole('heading', { name: 'Grade' });
  return site;
}

const runs = () => screen.getByLabelText<HTMLInputElement>('It runs');
const told = () => screen.getByLabelText<HTMLInputElement>('It is told');
const comment = () => screen.getByLabelText<HTMLTextAreaElement>('Comment for the learner');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = () => fireEvent.submit(runs().form!);

test('the points come together while they are typed, and what is missing is said beside its field, which has the focus', async () => {
  await open();
  type(runs(), '5');
  expect(screen.getByText('Total: 5 of 10 points, 1 criterion left')).toBeDefined();
  type(told(), '5');
  save();
  expect(screen.getByText('Enter a whole number from 0 to 4.')).toBeDefined();
  expect(document.activeElement).toBe(told());
  for (const wrong of ['', '-1', '1.5', '1e1', 'four']) {
    type(told(), wrong);
    save();
  }
  expect(sent).toEqual([]);
  type(told(), '1');
  expect(screen.getByText('Total: 6 of 10 points: passed')).toBeDefined();
  expect(screen.queryByText('Enter a whole number from 0 to 4.')).toBeNull();
});

test('what was saved is shown, the draft is gone, and the way leads to the next one', async () => {
  await open();
  type(runs(), '5');
  type(told(), '1');
  save();
  save();
  await screen.findByText('Saved. The learner was notified.');
  expect(sent).toEqual([{ taskVersion: 'v1', scores: [5, 1], comment: '' }]);
  expect(screen.getByText('Graded: 6 of 10 points')).toBeDefined();
  const next = await screen.findByRole('link', { name: 'Grade the next one (3 to grade)' });
  expect(next.getAttribute('href')).toBe('/teach/course4/hand-ins/h2');
  expect(localStorage.getItem(`opvir.grade.${teacher.uid}.h1`)).toBeNull();
});

test('what was typed is there again after the page was left, and after a save that did not arrive', async () => {
  await open();
  type(runs(), '5');
  type(told(), '1');
  type(comment(), 'Well **done**.');
  put = () => Promise.reject(new TypeError('offline'));
  save();
  await screen.findByText(/The grade was not saved/);
  cleanup();
  await open();
  expect([runs().value, told().value, comment().value]).toEqual(['5', '1', 'Well **done**.']);
});

test('who is second is told, sees what was given, and keeps what they had typed until they discard it', async () => {
  await open();
  type(runs(), '2');
  type(told(), '2');
  type(comment(), 'Mine.');
  put = () => {
    handIn = { ...waiting, grade: theirs, gradedBy: 'Linus' };
    const detail = 'Somebody else has graded this meanwhile.';
    return Response.json({ code: 'already-graded', status: 409, detail }, { status: 409 });
  };
  save();
  await screen.findByText('Your grade was not saved');
  expect(screen.getByText('Graded: 6 of 10 points')).toBeDefined();
  expect(screen.getByText('Mine.')).toBeDefined();
  expect(screen.getByText('2 · 2')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Discard my text' }));
  expect(screen.queryByText('Mine.')).toBeNull();
  expect(localStorage.getItem(`opvir.grade.${teacher.uid}.h1`)).toBeNull();
});

test('a grade whose answer was lost is no one else’s', async () => {
  await open();
  type(runs(), '5');
  type(told(), '1');
  put = () => {
    handIn = { ...waiting, grade: { ...theirs, comment: '' }, gradedBy: 'Ada' };
    return Promise.reject(new TypeError('offline'));
  };
  save();
  await screen.findByText(/The grade was not saved/);
  put = () => Response.json({ code: 'already-graded', status: 409, detail: 'No.' }, { status: 409 });
  save();
  await screen.findByText('Graded: 6 of 10 points');
  expect(screen.queryByText('Your grade was not saved')).toBeNull();
});

test('a task that was changed meanwhile is looked at again before anything is saved', async () => {
  await open();
  type(runs(), '5');
  type(told(), '1');
  put = () => {
    handIn = { ...waiting, task: { ...waiting.task!, version: 'v2' } };
    return Response.json({ code: 'task-changed', status: 409, detail: 'Changed.' }, { status: 409 });
  };
  save();
  await screen.findByText(/The assignment changed after you started grading/);
  expect([runs().value, told().value]).toEqual(['5', '1']);
  type(told(), '2');
  expect(screen.queryByText(/The assignment changed after you started grading/)).toBeNull();
  save();
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ taskVersion: 'v2', scores: [5, 2] }));
});

test('a comment is looked at before it is sent, and what is shown is never older than what is typed', async () => {
  await open();
  type(comment(), 'So.');
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByText('As the learner will see it');
  type(comment(), 'So!');
  expect(screen.queryByText('As the learner will see it')).toBeNull();
});

test('nobody is offered a form for their own work', async () => {
  handIn = { ...waiting, userId: teacher.uid };
  await open();
  await screen.findByText('This is your own work. Someone else has to grade it.');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: /^Grade the next one/ }).getAttribute('href')).toMatch(/\/h2$/);
});

test('without its task it cannot be graded, and the page says so', async () => {
  handIn = { ...waiting, task: null, title: '' };
  await open();
  await screen.findByText(/This assignment and its rubric are no longer in the course/);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: /^Grade the next one/ }).getAttribute('href')).toMatch(/\/h2$/);
});

describe('a grade that was given', () => {
  const given = { ...theirs, comment: '', commentHtml: '' };
  const correct = () => fireEvent.click(screen.getByRole('button', { name: 'Correct the grade' }));
  const saveCorrection = () => fireEvent.click(screen.getByRole('button', { name: 'Save the corrected grade' }));

  beforeEach(() => {
    handIn = { ...waiting, grade: given, gradedBy: 'Ada' };
    put = () => {
      handIn = {
        ...handIn,
        grade: { ...given, gradedAt: 2, points: 3, isPassed: false },
        earlierGrades: [{ ...given, gradedBy: 'Ada' }],
      };
      return Response.json(handIn);
    };
  });

  test('is corrected from what it was; fewer points are asked about first, and the one before is shown', async () => {
    await open();
    correct();
    expect([runs().value, told().value]).toEqual(['5', '1']);
    expect(document.activeElement).toBe(runs());
    type(runs(), '2');
    saveCorrection();
    expect(sent).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Lower the grade from 6 to 3?' })).toBeDefined();
    expect(screen.getByText(/no longer passed/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Lower the grade' }));
    await screen.findByText('Graded: 3 of 10 points, not passed');
    expect(sent).toEqual([{ taskVersion: 'v1', scores: [2, 1], comment: '', correctsGradedAt: 1 }]);
    await screen.findByText('Corrected · 1 earlier grade');
    expect(screen.getByText('Graded: 6 of 10 points')).toBeDefined();
    expect(localStorage.getItem(`opvir.grade.${teacher.uid}.h1`)).toBeNull();
  });

  test('stays as it is where the correction is canceled, or changes nothing', async () => {
    await open();
    correct();
    type(runs(), '0');
    fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0]!);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Correct the grade' }));
    correct();
    saveCorrection();
    expect(screen.getByText('Graded: 6 of 10 points')).toBeDefined();
    expect(sent).toEqual([]);
  });

  test('is not corrected by whoever handed it in, nor where the task is gone', async () => {
    handIn = { ...handIn, task: null };
    await open();
    expect(screen.queryByRole('button', { name: 'Correct the grade' })).toBeNull();
  });
});

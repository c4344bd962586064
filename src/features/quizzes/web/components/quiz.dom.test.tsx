import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToRegions } from '../../../../../test/support/announced.ts';
import { QuizServer, name, noon } from '../../../../../test/support/quiz-server.ts';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { betweenWindows } from '../../../../platform/web/between-windows.ts';
import { timeText } from '../../../../platform/web/format.ts';
import { Part as Quiz } from './quiz.tsx';

/** Includes the date if it is not today. */
const savedText = `Saved ${timeText(noon)}`;
let server: QuizServer;

beforeEach(() => {
  localStorage.clear();
  server = new QuizServer();
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => void vi.useRealTimers());

async function openQuiz() {
  putWho(ada);
  await openSmallSite({ pages: { '/': () => <Quiz {...name} />, '/login': () => <h1>Login</h1> }, at: '/' });
  return userEvent.setup();
}

async function startQuiz() {
  const user = await openQuiz();
  await user.click(await screen.findByRole('button', { name: /Start the quiz|Continue/ }));
  await screen.findByRole('group', { name: /^Question 1/ });
  return user;
}

/** Starts a timed quiz with a clock that the test advances. */
async function startTimedQuiz() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  putWho(ada);
  await openSmallSite({ pages: { '/': () => <Quiz {...name} /> }, at: '/' });
  await user.click(await screen.findByRole('button', { name: 'Start the quiz' }));
  return user;
}

const choose = (user: ReturnType<typeof userEvent.setup>, option: string) =>
  user.click(screen.getByRole('radio', { name: option }));
const answerOf = (id: string) => server.saved.get(id)?.answer;

test('a visitor is told who the quiz is for and where to log in, and somebody who is not enrolled as well', async () => {
  server.isEnrolled = false;
  putWho('visitor');
  const pages = { '/': () => <Quiz {...name} />, '/login': () => null, '/register': () => null };
  await openSmallSite({ pages, at: '/' });
  expect((await screen.findByRole('link', { name: 'I have an account' })).getAttribute('href')).toContain('%23quiz');
  act(() => putWho(ada));
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  expect(await screen.findByText(/Enroll in the course to take this quiz/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Enroll in this course' })).toBeTruthy();
});

test('the rules stand there in words before the start', async () => {
  server.deadline = noon;
  await openQuiz();
  for (const text of [
    '5 questions, each worth one point. Each attempt picks them from 8.',
    'Shown once you have passed.',
    '70% of the points.',
    '3, then one more every 8 hours. Your best one counts.',
    'You have 3 attempts left. After that, one more every 8 hours.',
    /^10 minutes from the start\. The clock keeps running when you leave/,
    /^Answers are saved automatically/,
    /accepted up to a minute after the end\.$/,
  ])
    expect(await screen.findByText(text)).toBeTruthy();
});

test('an answer is saved by itself and says when; what is typed is saved at a pause', async () => {
  const user = await startQuiz();
  await choose(user, 'a set');
  await screen.findByText(savedText);
  expect(answerOf('q1')).toEqual({ picked: [1], typed: [] });
  await user.type(screen.getAllByRole('textbox')[0]!, 'square brackets');
  await waitFor(() => expect(answerOf('q2')).toEqual({ picked: [], typed: ['square brackets'] }));
  expect(server.calls.filter((call) => call.includes('/answers/q2')).length).toBeLessThan(4);
});

test('whoever comes back finds the answers where they were', async () => {
  server.saved.set('q1', { questionId: 'q1', version: 1, answer: { picked: [1], typed: [] }, savedAt: noon });
  await startQuiz();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'a set' }).checked).toBe(true);
  expect(screen.getByText(savedText)).toBeTruthy();
});

test('and so does whoever goes elsewhere on the site and comes back, before the server has said it again', async () => {
  putWho(ada);
  const pages = { '/': () => <Quiz {...name} />, '/about': () => <h1>Elsewhere</h1> };
  const router = await openSmallSite({ pages, at: '/' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Start the quiz' }));
  await screen.findByRole('group', { name: /^Question 1/ });
  await choose(user, 'a set');
  await screen.findByText(savedText);
  await act(() => router.navigate({ to: '/about' }));
  await screen.findByRole('heading', { name: 'Elsewhere' });
  await act(() => router.navigate({ to: '/' }));
  const goOn = await screen.findByRole('button', { name: /^Continue/ });
  server.isAway = true;
  await user.click(goOn);
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'a set' })).checked).toBe(true);
  expect(screen.getByText(savedText)).toBeTruthy();
});

test('without a network answers are kept on the device, and sent when the site can be reached', async () => {
  const user = await startQuiz();
  server.isAway = true;
  await choose(user, 'a set');
  expect((await screen.findByText(/^Saved on this device/)).textContent).toMatch(/sent when the site can be reached/);
  expect(screen.getByText(/^The site cannot be reached/)).toBeTruthy();
  expect(localStorage.getItem('opvir.quiz.u1.a1')).toContain('"picked":[1]');
  server.isAway = false;
  dispatchEvent(new Event('online'));
  await screen.findByText(savedText);
  expect(screen.getByText('All answers are saved.')).toBeTruthy();
  expect(localStorage.getItem('opvir.quiz.u1.a1')).toBeNull();
});

test('what was kept when the page went away is sent when it is opened again', async () => {
  const kept = { q1: { answer: { picked: [1], typed: [] }, version: 1, answeredAt: noon } };
  localStorage.setItem('opvir.quiz.u1.a1', JSON.stringify(kept));
  await startQuiz();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'a set' }).checked).toBe(true);
  await screen.findByText(savedText);
  expect(answerOf('q1')).toEqual({ picked: [1], typed: [] });
});

test('what was typed on after an answer that had arrived unheard is no conflict with it when the page is opened again', async () => {
  const { promise: breaksOff, resolve: breakOff } = Promise.withResolvers<void>();
  const user = await startQuiz();
  server.breaksOff = breaksOff;
  const field = screen.getAllByRole('textbox')[0]!;
  fireEvent.change(field, { target: { value: 'ab' } });
  await waitFor(() => expect(answerOf('q2')).toEqual({ picked: [], typed: ['ab'] }));
  await user.type(field, 'c');
  const kept = localStorage.getItem('opvir.quiz.u1.a1');
  cleanup();
  breakOff();
  server.breaksOff = null;
  localStorage.setItem('opvir.quiz.u1.a1', kept ?? '');
  server.saved.set('q2', { questionId: 'q2', version: 1, answer: { picked: [], typed: ['ab'] }, savedAt: noon });
  await startQuiz();
  expect(screen.getAllByRole<HTMLInputElement>('textbox')[0]!.value).toBe('abc');
  await waitFor(() => expect(answerOf('q2')).toEqual({ picked: [], typed: ['abc'] }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page that goes away sends what is unsaved all the same', async () => {
  const user = await startQuiz();
  await user.type(screen.getAllByRole('textbox')[0]!, 'x');
  dispatchEvent(new Event('pagehide'));
  expect(server.calls).toContain('PUT /api/quiz-attempts/a1/answers/q2 (keepalive)');
});

test.each([
  ['the other one', 'Use the other answer', { picked: [0], typed: [] }],
  ['one’s own', 'Keep my answer', { picked: [1], typed: [] }],
])('of two answers from two devices one chooses: %s', async (_, button, expected) => {
  const user = await startQuiz();
  server.saved.set('q1', { questionId: 'q1', version: 1, answer: { picked: [0], typed: [] }, savedAt: noon });
  await choose(user, 'a set');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('answered in another window or on another device');
  expect(answerOf('q1')).toEqual({ picked: [0], typed: [] });
  await user.click(screen.getByRole('button', { name: button }));
  expect(document.activeElement?.textContent).toBe((await screen.findByText(savedText)).textContent);
  expect(answerOf('q1')).toEqual(expected);
  expect(
    screen.getByRole<HTMLInputElement>('radio', { name: expected.picked[0] === 0 ? 'a list' : 'a set' }).checked,
  ).toBe(true);
});

test('whoever types on at the next conflict instead of choosing keeps the focus where they type', async () => {
  const user = await startQuiz();
  const field = screen.getAllByRole<HTMLInputElement>('textbox')[0]!;
  const elsewhere = (version: number) =>
    server.saved.set('q2', { questionId: 'q2', version, answer: { picked: [], typed: ['other'] }, savedAt: noon });
  elsewhere(1);
  await user.type(field, 'a');
  await user.click(await screen.findByRole('button', { name: 'Keep my answer' }));
  await screen.findByText(savedText);
  elsewhere(3);
  await user.type(field, 'b');
  await screen.findByRole('alert');
  await user.keyboard('cd');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('abcd');
});

test('an answer whose acknowledgement was lost is no conflict with itself', async () => {
  const user = await startQuiz();
  server.isAway = true;
  await choose(user, 'a set');
  await screen.findByText(/^Saved on this device/);
  // The answer had arrived.
  server.saved.set('q1', { questionId: 'q1', version: 1, answer: { picked: [1], typed: [] }, savedAt: noon });
  server.isAway = false;
  await choose(user, 'a list');
  await waitFor(() => expect(answerOf('q1')).toEqual({ picked: [0], typed: [] }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('nor is it with what was typed on while its answer was lost', async () => {
  const user = await startQuiz();
  const { promise: breaksOff, resolve: breakOff } = Promise.withResolvers<void>();
  server.breaksOff = breaksOff;
  const field = screen.getAllByRole('textbox')[0]!;
  fireEvent.change(field, { target: { value: 'ab' } });
  await waitFor(() => expect(answerOf('q2')).toEqual({ picked: [], typed: ['ab'] }));
  await user.type(field, 'c');
  breakOff();
  await screen.findByText(/^Saved on this device/);
  server.breaksOff = null;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(answerOf('q2')).toEqual({ picked: [], typed: ['abc'] }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was typed while its answer was lost counts as given when it was typed', async () => {
  const user = await startQuiz();
  const field = screen.getAllByRole('textbox')[0]!;
  const { promise: breaksOff, resolve: breakOff } = Promise.withResolvers<void>();
  server.breaksOff = breaksOff;
  fireEvent.change(field, { target: { value: 'ab' } });
  await waitFor(() => expect(answerOf('q2')).toEqual({ picked: [], typed: ['ab'] }));
  await user.type(field, 'c');
  const typedBy = Date.now();
  breakOff();
  await screen.findByText(/^Saved on this device/);
  await waitFor(() => expect(Date.now()).toBeGreaterThan(typedBy));
  server.breaksOff = null;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(answerOf('q2')).toEqual({ picked: [], typed: ['abc'] }));
  expect(server.answeredAt.at(-1)).toBeLessThanOrEqual(typedBy);
});

test('going on with an attempt that is over by now begins no other', async () => {
  server.calls.push('POST /api/courses/course2/quizzes/lists/attempts');
  const user = await openQuiz();
  const goOn = await screen.findByRole('button', { name: 'Continue the quiz' });
  server.submittedAt = Date.now();
  const before = server.calls.length;
  await user.click(goOn);
  expect(await screen.findByText('1 of 5 points, 20%. You need 70% to pass.')).toBeTruthy();
  expect(server.calls.slice(before).filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('a change in another window of the browser is seen here', async () => {
  await startQuiz();
  const other = betweenWindows('opvir.quiz-answers', () => undefined);
  other.tell({ attemptId: 'a1', questionId: 'q1', answer: { picked: [1], typed: [] }, version: 1, savedAt: noon });
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'a set' }).checked).toBe(true));
  other.close();
});

test('four questions stand on a page; before what is unanswered is given away it is asked; then the review tells all', async () => {
  const user = await startQuiz();
  const readOut = listenToRegions();
  expect(screen.getByText('Questions 1 to 4 of 5')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit the quiz' })).toBeNull();
  await choose(user, 'a list');
  await user.click(screen.getByRole('button', { name: 'Next questions' }));
  expect(document.activeElement?.textContent).toBe('Question 5 of 5');
  await user.click(screen.getByRole('button', { name: 'Submit the quiz' }));
  expect(await screen.findByText('Questions 2, 3, 4, and 5 have no answer.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to the questions' }));
  expect(screen.getByText('Questions 1 to 4 of 5')).toBeTruthy();
  expect(document.activeElement?.closest('fieldset[aria-labelledby]')?.textContent).toContain('Question 2');
  await user.click(screen.getByRole('button', { name: 'Next questions' }));
  await user.click(screen.getByRole('button', { name: 'Submit the quiz' }));
  await user.click(screen.getByRole('button', { name: 'Submit anyway' }));
  expect(await screen.findByText('1 of 5 points, 20%. You need 70% to pass.')).toBeTruthy();
  expect(readOut()).toEqual(['Your quiz has been graded: not passed, 20%.']);
  expect(screen.getByText('Because of q1.')).toBeTruthy();
  expect(screen.getAllByText('Not right')).toHaveLength(4);
  expect(screen.getByText('right q2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to the quiz' }));
  expect(await screen.findByText('20%, not passed')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'View answers of attempt 1' }));
  expect(await screen.findByText('Because of q5.')).toBeTruthy();
  expect(screen.queryByText(/right answers/)).toBeNull();
});

test('a review in which the right answers are kept back says when they are shown, and they are when it is opened anew', async () => {
  server.rightAnswers = 'later';
  server.submittedAt = noon;
  const user = await openQuiz();
  const look = async () => user.click(await screen.findByRole('button', { name: 'View answers of attempt 1' }));
  await look();
  expect(await screen.findByText(/^You will see the right answers once you have passed/)).toBeTruthy();
  expect(screen.queryByText('Right answer')).toBeNull();
  server.rightAnswers = 'shown';
  await user.click(screen.getByRole('button', { name: 'Back to the quiz' }));
  await look();
  expect(await screen.findAllByText('Right answer')).toHaveLength(4);
});

test('a submission that does not arrive says so, and nothing is lost', async () => {
  const user = await startQuiz();
  await user.click(screen.getByRole('button', { name: 'Next questions' }));
  await user.type(screen.getByRole('textbox'), '5');
  server.isAway = true;
  await user.click(screen.getByRole('button', { name: 'Submit the quiz' }));
  await user.click(await screen.findByRole('button', { name: 'Submit anyway' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not all answers could be sent yet/);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('5');
  server.isAway = false;
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('All answers are saved.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('when the time is over what is there is submitted, and the minutes before are said', async () => {
  server.deadline = Date.now() + 61_500;
  const user = await startTimedQuiz();
  expect((await screen.findByRole('timer')).textContent).toMatch(/Time left1:0[12]/);
  await choose(user, 'a set');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.getByText('1 minute left.')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText('1 of 5 points, 20%. You need 70% to pass.')).toBeTruthy();
  expect(answerOf('q1')).toEqual({ picked: [1], typed: [] });
});

test('what is chosen after the end, before this page has noticed, changes nothing: what stood there then is submitted', async () => {
  server.deadline = Date.now() + 5000;
  const user = await startTimedQuiz();
  await screen.findByRole('timer');
  await choose(user, 'a set');
  await screen.findByText(savedText);
  vi.setSystemTime(server.deadline + 100);
  await choose(user, 'a list');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(await screen.findByText('1 of 5 points, 20%. You need 70% to pass.')).toBeTruthy();
  expect(answerOf('q1')).toEqual({ picked: [1], typed: [] });
});

test('a clock of this device that is set forward ends nothing: the server’s counts', async () => {
  // This device's clock is ten minutes slow when the quiz begins.
  server.aheadMs = 600_000;
  server.deadline = Date.now() + server.aheadMs + 300_000;
  await startTimedQuiz();
  expect((await screen.findByRole('timer')).textContent).toMatch(/Time left(5:00|4:59)/);
  vi.setSystemTime(Date.now() + server.aheadMs);
  server.aheadMs = 0;
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/Time left4:5/));
  expect(server.submittedAt).toBeNull();
  expect(screen.getByRole('radio', { name: 'a list' }).closest('fieldset[disabled]')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  expect(await screen.findByText('1 of 5 points, 20%. You need 70% to pass.')).toBeTruthy();
});

test('who has no network at the end keeps their answers, and they are submitted within the minute of grace', async () => {
  server.deadline = Date.now() + 2000;
  const user = await startTimedQuiz();
  await screen.findByRole('timer');
  server.isAway = true;
  await choose(user, 'a set');
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not all answers could be sent yet/);
  expect(screen.getByRole('radio', { name: 'a list' }).closest('fieldset[disabled]')).not.toBeNull();
  server.isAway = false;
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(await screen.findByText('1 of 5 points, 20%. You need 70% to pass.')).toBeTruthy();
  expect(answerOf('q1')).toEqual({ picked: [1], typed: [] });
});

test('a change that is made while an answer is on its way is saved before the submission', async () => {
  const user = await startQuiz();
  const slow = Promise.withResolvers<void>();
  let underWay = 0;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes('/answers/')) {
      underWay += 1;
      await slow.promise;
    }
    return server.fetch(url, init);
  });
  await choose(user, 'a set');
  await waitFor(() => expect(underWay).toBe(1));
  await choose(user, 'a list');
  await user.click(screen.getByRole('button', { name: 'Next questions' }));
  await user.click(screen.getByRole('button', { name: 'Submit the quiz' }));
  await user.click(await screen.findByRole('button', { name: 'Submit anyway' }));
  slow.resolve();
  expect(await screen.findByText('1 of 5 points, 20%. You need 70% to pass.')).toBeTruthy();
  expect(server.saved.get('q1')).toMatchObject({ version: 2, answer: { picked: [0], typed: [] } });
});

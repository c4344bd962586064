import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import type { Screencast } from '../../contract.ts';
import { ScreencastPlayer } from './screencast-player.tsx';

// The script is normally loaded by the first Play, which can take longer than a test waits on a busy machine.
beforeAll(() => import('../../../exercises/web/playground/playground.tsx'));

beforeEach(() => {
  localStorage.clear();
  // Tests use the plain field; the code editor is tested in a real browser.
  localStorage.setItem('opvir.plain-code-field', 'yes');
});

const cast: z.infer<typeof Screencast> = {
  courseId: 'course2',
  castId: 'prices',
  title: 'Two prices',
  language: 'python',
  steps: [
    { act: 'say', text: 'We add two prices.' },
    { act: 'write', text: 'prices = [3, 4]\nprint(sum(prices))' },
    { act: 'run', output: '7' },
    { act: 'select', text: 'sum' },
    { act: 'change', from: 'sum', to: 'max' },
    { act: 'say', text: 'And that is the larger one.' },
  ],
};
const recorded = 'prices = [3, 4]\nprint(sum(prices))\n';
const changed = 'prices = [3, 4]\nprint(max(prices))\n';

function open(language = 'python') {
  const user = userEvent.setup();
  const page = render(<ScreencastPlayer cast={{ ...cast, language }} />);
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const jump = async (words: RegExp) => user.click(screen.getByRole('button', { name: words, hidden: true }));
  return { user, page, press, jump };
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const versions = () => screen.queryByRole('region', { name: 'Your versions' });

test('before it was begun there is nothing to change, and while it plays neither', async () => {
  const { press } = open();
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Play');
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Pause');
  expect(await screen.findByText(/You can edit the code/)).toBeTruthy();
  expect(await field()).toBeTruthy();
});

test('who stops it before its first picture has moved can write', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('0');
  fireEvent.change(await field(), { target: { value: 'print(1)' } });
  expect(screen.getByText(/This is your version of/)).toBeTruthy();
});

test('paused, the code of that moment can be changed; Play puts the recording’s back, and what was written can be taken back', async () => {
  const { user, press, jump } = open();
  await jump(/Code run/);
  expect((await field()).value).toBe(recorded);
  await user.type(await field(), 'print(1)');
  expect((await field()).value).toBe(`${recorded}print(1)`);
  expect(screen.getByText(/This is your version of/)).toBeTruthy();

  await press('Play');
  await press('Pause');
  expect((await field()).value).toBe(recorded);
  await jump(/And that is the larger one/);
  expect((await field()).value).toBe(changed);

  await press(/^Your version of/);
  expect((await field()).value).toBe(`${recorded}print(1)`);
  await press('Show the recording’s code');
  expect((await field()).value).toBe(recorded);
  expect(within(versions()!).getAllByRole('listitem')).toHaveLength(1);
});

test.each([
  ['is typed letter by letter', false],
  ['is there at once for who has asked for less motion', true],
])('in the middle of a step, what is written %s', async (_, isStill) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isStill }));
  open();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '2500' } });
  const { value } = await field();
  expect(recorded.startsWith(value)).toBe(true);
  expect(value === recorded).toBe(isStill);
});

test('what is said stands beneath the code, until its captions are switched off', async () => {
  const { user, jump } = open();
  const caption = () => screen.queryByText('And that is the larger one.', { selector: 'p' });
  expect(caption()).toBeNull();
  await jump(/And that is the larger one/);
  expect(caption()).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Captions' }));
  expect(caption()).toBeNull();
});

test('what was written at one moment twice are two versions, and both are there when the page is opened anew', async () => {
  const { user, page, jump } = open();
  for (const text of ['first', 'second']) {
    await jump(/Code run/);
    await user.type(await field(), text);
  }
  page.unmount();
  const again = open();
  const all = within(versions()!).getAllByRole('button', { name: /^Your version of/ });
  expect(all).toHaveLength(2);
  const found: string[] = [];
  for (const each of all) {
    await again.user.click(each);
    found.push((await field()).value);
  }
  expect(found.toSorted()).toEqual([`${recorded}first`, `${recorded}second`]);
  const [remove] = within(versions()!).getAllByRole('button', { name: /^Remove/ });
  await again.user.click(remove!);
  expect(within(versions()!).getAllByRole('listitem')).toHaveLength(1);
});

test('a button that goes with a version leaves the focus beside it: at what is said, at the next version, and at the player', async () => {
  const { user, press, jump } = open();
  for (const text of ['first', 'second', 'third']) {
    await jump(/Code run/);
    await user.type(await field(), text);
  }
  await press('Show the recording’s code');
  expect(document.activeElement?.textContent).toMatch(/^Paused\. You can edit the code/);
  const names = () => within(versions()!).getAllByRole('button', { name: /^Your version of/ });
  const removeAt = async (place: number) =>
    user.click(within(versions()!).getAllByRole('button', { name: /^Remove/ })[place]!);
  const [first, , third] = names();
  await removeAt(1);
  expect(document.activeElement).toBe(third);
  await removeAt(1);
  expect(document.activeElement).toBe(first);
  await removeAt(0);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Two prices' }));
});

test('what is changed back to what the recording has is no version', async () => {
  const { user, jump } = open();
  await jump(/Code run/);
  await user.type(await field(), 'x{Backspace}');
  expect((await field()).value).toBe(recorded);
  expect(versions()).toBeNull();
});

test('keys typed into the code are not the player’s', async () => {
  const { user, jump } = open();
  await jump(/Code run/);
  await user.type(await field(), ' k{ArrowLeft}{Home}');
  expect((await field()).value).toBe(`${recorded} k`);
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

describe('the player’s keys', () => {
  const keys = [' ', 'k', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
  const player = () => screen.getByRole('region', { name: 'Two prices' });
  const place = () => Number(screen.getByRole<HTMLInputElement>('slider').value);

  test('are its own only while it has the focus itself: what opens or scrolls in it keeps them', async () => {
    open();
    const inside = [
      screen.getByText('Transcript'),
      screen.getByRole('group', { name: 'The code' }),
      screen.getByRole('group', { name: 'Output' }),
    ];
    for (const element of inside) for (const key of keys) expect(fireEvent.keyDown(element, { key })).toBe(true);
    expect(place()).toBe(0);
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    expect(fireEvent.keyDown(player(), { key: 'ArrowRight' })).toBe(false);
    expect(place()).toBeGreaterThan(0);
    expect(await field()).toBeTruthy();
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'])('are the browser’s with %s', (modifier) => {
    open();
    for (const key of keys) expect(fireEvent.keyDown(player(), { key, [modifier]: true })).toBe(true);
    expect(place()).toBe(0);
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });
});

test('what the recording marks is said beside the editor', async () => {
  const { jump } = open();
  await jump(/Code highlighted/);
  const line = (await screen.findByText('Highlighted in the recording:')).closest('p');
  expect(line?.textContent).toBe('Highlighted in the recording: sum');
});

test('for a language without an engine there is no Run, and the page says so', async () => {
  const { jump } = open('dart');
  await jump(/Code run/);
  expect((await field()).value).toBe(recorded);
  expect(screen.queryByRole('button', { name: 'Run' })).toBeNull();
  expect(screen.getByText(/this site does not run Dart/)).toBeTruthy();
});

test('a browser that keeps nothing says so', async () => {
  const { user, jump } = open();
  await jump(/Code run/);
  const area = await field();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  await user.type(area, 'x');
  expect(screen.getByText(/This browser cannot save your code/)).toBeTruthy();
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Done } from '../use-done.ts';
import { DoneWithUndo } from './done-with-undo.tsx';

const within = { ms: 3000, after: 'Ada: in review. The applicant is notified now.' };
const undo = vi.fn<() => void>();
const moved: Done = { text: 'Ada: in review. Three seconds are left.', times: 1, undo, within };

function draw(done: Done) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return render(<DoneWithUndo done={done} />);
}

const button = () => screen.queryByRole('button', { name: 'Undo' });
const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const status = () => screen.getByRole('status');

test('what can be undone for a while says how long, and then what is so; the button hands its focus to that', () => {
  draw(moved);
  expect(document.activeElement).toBe(status());
  screen.getByText('3 s');
  advance(1000);
  screen.getByText('2 s');
  fireEvent.click(button()!);
  expect(undo).toHaveBeenCalledOnce();
  act(() => button()!.focus());
  advance(2000);
  expect(button()).toBeNull();
  expect(status().textContent).toBe(within.after);
  expect(document.activeElement).toBe(status());
});

test('whoever is elsewhere by then is left there, and what has no end keeps its button', () => {
  const { rerender } = draw(moved);
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  field.focus();
  advance(3000);
  expect(button()).toBeNull();
  expect(document.activeElement).toBe(field);
  rerender(<DoneWithUndo done={{ text: '2 messages closed.', times: 2, undo }} />);
  advance(60_000);
  expect(button()).not.toBeNull();
  rerender(<DoneWithUndo done={{ text: 'Something went wrong.', times: 3, isProblem: true }} />);
  expect(screen.getByRole('alert').textContent).toBe('Something went wrong.');
  expect(document.activeElement?.textContent).toBe('Something went wrong.');
});

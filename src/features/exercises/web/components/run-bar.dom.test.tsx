import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RunBar } from './run-bar.tsx';

const acts = () => ({ onRun: vi.fn<() => void>(), onStop: vi.fn<() => void>() });

test('Run becomes Stop while something runs, and keeps the focus', () => {
  const all = acts();
  const { rerender } = render(<RunBar isRunning={false} {...all} />);
  screen.getByRole('button', { name: 'Run' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Run' }), { detail: 1 });
  expect(all.onRun).toHaveBeenCalledOnce();
  rerender(<RunBar isRunning {...all} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop' }));
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }), { detail: 1 });
  expect(all.onStop).toHaveBeenCalledOnce();
});

test('the second press of a double-click on Run does not stop what the first has started', () => {
  const all = acts();
  const { rerender } = render(<RunBar isRunning={false} {...all} />);
  fireEvent.click(screen.getByRole('button', { name: 'Run' }), { detail: 1 });
  rerender(<RunBar isRunning {...all} />);
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }), { detail: 2 });
  expect(all.onStop).not.toHaveBeenCalled();
});

test('there is something to submit only for those who may', () => {
  const submit = { isSending: false, isNext: false, onSubmit: vi.fn<() => void>() };
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  const { rerender } = render(<RunBar isRunning={false} {...acts()} />);
  expect(names()).toEqual(['Run']);
  rerender(<RunBar isRunning={false} {...acts()} submit={submit} />);
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(submit.onSubmit).toHaveBeenCalledOnce();
});

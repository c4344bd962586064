import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RunBar } from './run-bar.tsx';

const acts = () => ({ onRun: vi.fn<() => void>(), onSubmit: vi.fn<() => void>(), onStop: vi.fn<() => void>() });
const still = { isRunning: false, isEnrolled: true, isSending: false, isReady: false };

test('Run becomes Stop while something runs, and keeps the focus', () => {
  const all = acts();
  const { rerender } = render(<RunBar {...still} {...all} />);
  screen.getByRole('button', { name: 'Run' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Run' }), { detail: 1 });
  expect(all.onRun).toHaveBeenCalledOnce();
  rerender(<RunBar {...still} {...all} isRunning />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop' }));
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }), { detail: 1 });
  expect(all.onStop).toHaveBeenCalledOnce();
});

test('the second press of a double-click on Run does not stop what the first has started', () => {
  const all = acts();
  const { rerender } = render(<RunBar {...still} {...all} />);
  fireEvent.click(screen.getByRole('button', { name: 'Run' }), { detail: 1 });
  rerender(<RunBar {...still} {...all} isRunning />);
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }), { detail: 2 });
  expect(all.onStop).not.toHaveBeenCalled();
});

test('a visitor can run and not submit', () => {
  render(<RunBar {...still} {...acts()} isEnrolled={false} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Run']);
});

import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CodeTask } from '../exercise.ts';
import type { CaseRun } from '../run/check-cases.ts';
import { CaseList } from './case-list.tsx';

const visible: CodeTask['visible'] = [
  { name: 'one stop', call: 'stops([1])', gives: 1 },
  { name: 'no stop', call: 'stops([])', gives: 0 },
];
const task = { visible, language: 'python' } as const;
const result = { ended: 'done', stdout: '', stderr: '', ms: 1, engine: 'x' } as const;
const passed: CaseRun = { name: 'one stop', isHidden: false, isPassed: true, expected: '1', got: '1', result };
const raised = {
  names: ['IndexError', 'LookupError'],
  message: 'list index out of range',
  file: 'main.py',
  line: 4,
  trace: 'Traceback (most recent call last):\n  main.py, line 4',
};
const failed: CaseRun = {
  name: 'no stop',
  isHidden: false,
  isPassed: false,
  part: 'ended',
  expected: '0',
  got: 'IndexError: list index out of range (main.py, line 4)',
  result: { ...result, ended: 'error', stdout: 'looking at 0\n', raised },
};

const item = (name: string) => screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(name))!;

test('a failed test is open, with its call, what was expected, what was printed, and the error with its line', () => {
  const reveal = vi.fn<() => void>();
  render(<CaseList cases={[passed, failed]} task={task} onReveal={reveal} />);
  const [first, second] = [item('one stop'), item('no stop')];
  expect(first.querySelector('details')?.open).toBe(false);
  expect(second.querySelector('details')?.open).toBe(true);
  expect(
    within(second)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['stops([])', '0']);
  expect(within(second).getByRole('group', { name: 'Printed' }).textContent).toBe('looking at 0\n');
  expect(within(second).getByText('IndexError: list index out of range')).toBeDefined();
  fireEvent.click(within(second).getByRole('button', { name: 'main.py, line 4' }));
  expect(reveal).toHaveBeenCalledWith({ file: 'main.py', line: 4 });
});

test('a test that a limit ended says so in a sentence, without an expected value that nobody compared', () => {
  const cut: CaseRun = {
    ...failed,
    expected: '',
    got: 'Stopped: it ran too long.',
    result: { ...result, ended: 'time' },
  };
  render(<CaseList cases={[cut]} task={task} onReveal={() => undefined} />);
  expect(screen.queryByText('Expected')).toBeNull();
  expect(screen.getByText('Stopped: it ran too long.')).toBeDefined();
});

test('hidden tests and those that did not run have a name and a state alone', () => {
  const hidden: CaseRun = { name: 'many stops', isHidden: true, isPassed: false, expected: null, got: null };
  const notRun: CaseRun = { ...hidden, name: 'no stop', isHidden: false };
  render(<CaseList cases={[hidden, notRun]} task={task} onReveal={() => undefined} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'many stops · failed · hidden',
    'no stop · not run: an earlier test was stopped',
  ]);
  expect(document.querySelector('details')).toBeNull();
});

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

test('a broken rule shows its sentence and where the code breaks it, and one that is kept its sentence', () => {
  const message = 'Calculate the sum without a loop.';
  const rule = { name: 'no loop', rule: { loop: 'any', atMost: 0, message } } as const;
  const broken: CaseRun = {
    ...failed,
    name: 'no loop',
    part: 'rule',
    expected: message,
    got: 'main.py, line 3',
    result,
  };
  const { rerender } = render(
    <CaseList cases={[broken]} task={{ ...task, visible: [rule] }} onReveal={() => undefined} />,
  );
  const [shown] = screen.getAllByRole('listitem');
  expect(shown?.querySelector('details')?.open).toBe(true);
  expect(shown?.textContent).toBe('no loop · failedCalculate the sum without a loop.Your codemain.py, line 3');
  const kept: CaseRun = { ...broken, isPassed: true, got: '' };
  rerender(<CaseList cases={[kept]} task={{ ...task, visible: [rule] }} onReveal={() => undefined} />);
  expect(screen.getAllByText(message)).toHaveLength(1);
});

test('a hidden rule that is broken shows its sentence', () => {
  const broken: CaseRun = {
    name: 'Python finds the largest',
    isHidden: true,
    isPassed: false,
    part: 'rule',
    expected: 'Use `max`.',
    got: '',
  };
  render(<CaseList cases={[broken]} task={task} onReveal={() => undefined} />);
  const [shown] = screen.getAllByRole('listitem');
  expect(shown?.querySelector('details')?.open).toBe(true);
  expect(shown?.textContent).toBe('Python finds the largest · failed · hiddenUse max.');
  expect(shown?.querySelector('code')?.textContent).toBe('max');
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

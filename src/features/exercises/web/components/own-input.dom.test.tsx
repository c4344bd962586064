import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OwnInput } from './own-input.tsx';

test.each([
  ['a call', { name: 'x', call: 'cents("1")', gives: 100 }, 'Function call', 'cents("2")', { call: 'cents("2")' }],
  ['input', { name: 'x', stdin: '4\n', stdout: '8' }, 'Input', '5\n', { stdin: '5\n' }],
] as const)('code is run with %s of the learner', (_, one, label, text, input) => {
  const run = vi.fn<() => void>();
  render(<OwnInput visible={[one]} isRunning={false} onRun={run} />);
  fireEvent.click(screen.getByText('Try your own input'));
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Run with this input' }));
  expect(run).toHaveBeenCalledWith(input);
});

test('while code runs, the pressed button keeps the focus and does nothing', () => {
  const run = vi.fn<() => void>();
  render(<OwnInput visible={[{ name: 'x', stdin: '4', stdout: '8' }]} isRunning onRun={run} />);
  fireEvent.click(screen.getByText('Try your own input'));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Run with this input' });
  fireEvent.click(button);
  expect([button.disabled, run.mock.calls.length]).toEqual([false, 0]);
});

test('code whose tests neither call nor read anything has no own input', () => {
  const { container } = render(
    <OwnInput visible={[{ name: 'x', stdout: 'a' }]} isRunning={false} onRun={() => undefined} />,
  );
  expect(container.textContent).toBe('');
});

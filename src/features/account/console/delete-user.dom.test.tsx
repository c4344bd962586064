import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DeleteUser } from './delete-user.tsx';

test('an account is deleted only once its address was typed', () => {
  const onConfirm = vi.fn<() => void>();
  render(<DeleteUser email="ada@example.org" isAtOnce={false} busy={false} onConfirm={onConfirm} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete the account of ada@example.org?' }));
  const field = dialog.getByLabelText<HTMLInputElement>('Type the email address to confirm');
  for (const [typed, calls] of [
    ['', 0],
    ['bob@example.org', 0],
    [' Ada@example.org', 1],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.submit(field.form!);
    expect(onConfirm).toHaveBeenCalledTimes(calls);
    if (calls === 0) expect(field.getAttribute('aria-invalid')).toBe('true');
  }
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { VerifyForm } from './verify-form.tsx';

test('a file that was checked as it was chosen is checked again by the button, and a text comes before it', async () => {
  const given: (File | string)[] = [];
  render(<VerifyForm busy={false} onCheck={(one) => void given.push(one)} />);
  const file = new File(['{}'], 'x.json');
  await userEvent.upload(screen.getByLabelText(/file/i), file);
  const check = screen.getByRole('button', { name: 'Check' });
  await userEvent.click(check);
  const names = () => given.map((one) => (one instanceof File ? one.name : one));
  await vi.waitFor(() => expect(names()).toEqual(['x.json', 'x.json']));
  await userEvent.type(screen.getByRole('textbox'), 'a text');
  await userEvent.click(check);
  await vi.waitFor(() => expect(given[2]).toBe('a text'));
});

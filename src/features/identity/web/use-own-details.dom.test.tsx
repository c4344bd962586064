import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { ada, putWho } from '../../../../test/support/session.ts';
import { useOwnDetails } from './use-own-details.ts';

function Form() {
  const form = useForm({ defaultValues: { name: '', email: '' } });
  useOwnDetails(form);
  return (
    <>
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="Email" {...form.register('email')} />
    </>
  );
}

test('what was filled in of somebody goes when they sign out; what was typed stays', async () => {
  putWho(ada);
  render(<Form />);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  expect([field('Name').value, field('Email').value]).toEqual(['Ada', 'ada@example.org']);
  await userEvent.type(field('Name'), ' Lovelace');
  act(() => putWho('visitor'));
  expect([field('Name').value, field('Email').value]).toEqual(['Ada Lovelace', '']);
});

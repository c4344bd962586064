import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Rating, RatingDisplay } from './rating.tsx';

function Form({ error }: { readonly error?: string }) {
  const [value, setValue] = useState(0);
  return <Rating label="Rating" nameOf={(stars) => `${stars} stars`} value={value} onChange={setValue} error={error} />;
}

function chosen(): string[] {
  return screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
}

test('the stars are five radio buttons named rating, and none is chosen at first (§9)', () => {
  render(<Form />);
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ name, value }) => `${name} ${value}`)).toEqual([
    'rating 1',
    'rating 2',
    'rating 3',
    'rating 4',
    'rating 5',
  ]);
  expect(chosen()).toEqual([]);
});

test('choosing another star takes the first choice back', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  expect(chosen()).toEqual(['4']);
  await user.click(screen.getByRole('radio', { name: '2 stars' }));
  expect(chosen()).toEqual(['2']);
});

test('an error describes the whole group', () => {
  render(<Form error="Please choose." />);
  const group = screen.getByRole('radiogroup', { name: 'Rating' });
  const describedBy = group.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(describedBy)?.textContent).toBe('Please choose.');
});

test('a rating that was given is one picture with its value in words', () => {
  render(<RatingDisplay value={3} label="3 of 5 stars" />);
  expect(screen.getByRole('img', { name: '3 of 5 stars' })).toBeTruthy();
});

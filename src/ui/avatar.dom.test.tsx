import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

test('where a photo does not load, the first letter of the name stands in', () => {
  const { rerender } = render(<Avatar id="u1" name="grace" photoUrl="https://example.org/gone.png" />);
  fireEvent.error(screen.getByRole('presentation'));
  expect(screen.queryByRole('presentation')).toBeNull();
  expect(screen.getByText('g')).toBeTruthy();
  rerender(<Avatar id="u1" name="grace" photoUrl="https://example.org/another.png" />);
  expect(screen.getByRole('presentation').getAttribute('src')).toBe('https://example.org/another.png');
});

test('one person has one colour under any name, and without a name the outline of a person', () => {
  const { container } = render(
    <>
      <Avatar id="u1" name="Grace" />
      <Avatar id="u1" name="Ada" />
      <Avatar id="u1" name={null} />
      <Avatar id="u1" name="  " />
      <Avatar id="u2" name="Grace" />
    </>,
  );
  const avatars = [...container.children];
  expect(new Set(avatars.slice(0, 4).map(({ className }) => className)).size).toBe(1);
  expect(avatars[4]?.className).not.toBe(avatars[0]?.className);
  expect(avatars.map(({ textContent }) => textContent)).toEqual(['G', 'A', '', '', 'G']);
  expect(avatars.map((avatar) => avatar.querySelector('svg') !== null)).toEqual([false, false, true, true, false]);
});

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

test('where a photo does not load, the first letter of the name stands in', () => {
  const { rerender } = render(<Avatar name="grace" photoUrl="https://example.org/gone.png" />);
  fireEvent.error(screen.getByRole('presentation'));
  expect(screen.queryByRole('presentation')).toBeNull();
  expect(screen.getByText('g')).toBeTruthy();
  rerender(<Avatar name="grace" photoUrl="https://example.org/another.png" />);
  expect(screen.getByRole('presentation').getAttribute('src')).toBe('https://example.org/another.png');
});

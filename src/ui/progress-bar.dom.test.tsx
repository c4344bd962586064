import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

test('a bar says of what it is and how much is done, in words, to those who do not see it', () => {
  render(<ProgressBar label="Learn Python" percent={25} text="3 of 12 lessons" />);
  const bar = screen.getByRole('progressbar', { name: 'Learn Python' });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  expect(bar.getAttribute('aria-valuetext')).toBe('3 of 12 lessons');
  expect(bar.querySelector('rect')?.getAttribute('width')).toBe('25%');
});

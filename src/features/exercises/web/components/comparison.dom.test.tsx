import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Comparison } from './comparison.tsx';

const linesOf = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const page = { expected: '3 shown\nBins\nAll', got: 'All Done Bins', part: 'shows' } as const;

test('a failed page lists each text with what became of it, and all text of the page once', () => {
  render(
    <Comparison
      isErrorShown
      {...page}
      fragments={[
        { part: 'shows', text: '3 shown', state: 'missing' },
        { part: 'shows', text: 'Bins', state: 'met' },
        { part: 'shows', text: 'All', state: 'misplaced' },
        { part: 'hides', text: 'Done', state: 'seen' },
      ]}
    />,
  );
  expect(linesOf()).toEqual([
    'Shows “3 shown” · not on the page',
    'Shows “Bins” · passed',
    'Shows “All” · on the page, but not after “Bins”',
    'Does not show “Done” · but it is on the page',
  ]);
  expect(screen.getByRole('definition').textContent).toBe('All Done Bins');
});

test('where a run was cut off, nothing is said of any text, and the error is', () => {
  render(
    <Comparison
      isErrorShown
      {...page}
      part="ended"
      got="TypeError: x is null"
      fragments={[{ part: 'shows', text: 'Bins', state: 'unknown' }]}
    />,
  );
  expect(linesOf()).toEqual(['Shows “Bins”']);
  expect(screen.getByText('TypeError: x is null').tagName).toBe('P');
});

test('of longer texts each line says whose it is, and an error is not one more line of the output', () => {
  const { rerender } = render(<Comparison isErrorShown part="stdout" expected={'a\nb\nc'} got={'a\nx\nc'} />);
  expect(linesOf()).toEqual(['a', 'Expectedb', 'Your codex', 'c']);
  rerender(<Comparison isErrorShown part="ended" expected={'a\nb'} got="NameError: c" />);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(screen.getByRole('definition').textContent).toBe('a\nb');
  expect(screen.getByText('NameError: c').tagName).toBe('P');
});

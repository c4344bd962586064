import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { VisibleCases } from './visible-cases.tsx';

/** Reads each case from the list, as terms with their texts. */
function told(): string[][] {
  return screen.getAllByRole('listitem').map((item) => {
    const terms = within(item).getAllByRole('term');
    return terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  });
}

describe('the cases of an exercise', () => {
  test('are one press away before anything was checked, with what goes in and what is expected', async () => {
    render(
      <VisibleCases
        language="python"
        visible={[
          { name: 'cents become text', call: 'euros(2350)', gives: '23.50' },
          { name: 'text that is none', call: 'cents("ten")', raises: 'ValueError' },
          { name: 'a sum', stdin: '1\n2\n', stdout: '3\n', files: { 'in.txt': 'a\n' }, leaves: { 'out.txt': '' } },
        ]}
      />,
    );
    expect(screen.getByRole('group')).not.toHaveProperty('open', true);
    await userEvent.click(screen.getByText('Tests (3)'));
    expect(told()).toEqual([
      ['Call: euros(2350)', "Returns: '23.50'"],
      ['Call: cents("ten")', 'Raises: ValueError'],
      ['Input: 1\n2', 'File in.txt: a', 'Prints: 3', 'Writes out.txt: (nothing)'],
    ]);
  });

  test('of a page say what is done on it, in its order, and what it shows then', () => {
    render(
      <VisibleCases
        language="python"
        visible={[
          {
            name: 'a chore is added',
            props: { start: 0 },
            steps: [{ type: { into: 'Chore', text: 'Bins' } }, { click: 'Add' }],
            shows: ['Bins', '1 chore'],
            hides: ['Nothing to do'],
          },
        ]}
      />,
    );
    expect(told()).toEqual([
      [
        'Props: {"start":0}',
        'Steps: type “Bins” into “Chore”\nclick “Add”',
        'Shows: Bins\n1 chore',
        'Does not show: Nothing to do',
      ],
    ]);
  });
});

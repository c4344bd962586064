import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { EnrolmentRows } from './enrolment-rows.tsx';

test('the rest of a long list is shown when it is asked for, and its first line has the focus', async () => {
  const rows = Array.from({ length: 53 }, (_, place) => {
    const line = place + 1;
    return { line, address: `${line}@example.org`, result: 'to-enrol' } as const;
  });
  render(<EnrolmentRows rows={rows} />);
  expect(screen.queryByText('51@example.org')).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show the other 3' }));
  expect(document.activeElement).toBe(screen.getByText('51@example.org').closest('tr'));
});

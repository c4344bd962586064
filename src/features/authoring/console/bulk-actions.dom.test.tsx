import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ChosenBar } from '../../admin/web/bulk/chosen-bar.tsx';
import { contentActs } from './bulk-actions.ts';
import type { ContentLine } from './content-data.ts';

const line = (kind: ContentLine['kind'], isExample: boolean) => ({ kind, isExample, id: kind }) as ContentLine;

function show(...items: ContentLine[]): void {
  const nothing = vi.fn<() => void>();
  render(<ChosenBar acts={contentActs} items={items} busy={false} error={null} onAct={nothing} onClear={nothing} />);
}

async function asked(...items: ContentLine[]): Promise<HTMLElement> {
  show(...items);
  await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }));
  return screen.getByRole('dialog');
}

test('the question says how many it is about, and why others are left out', async () => {
  const dialog = await asked(line('article', true), line('opening', true), line('course', true));
  expect(dialog.textContent).toContain('Unpublish 2 items?');
  expect(dialog.textContent).toContain(
    '1 item you selected is not included. Only examples can be unpublished together, and courses only one at a time.',
  );
});

test('where all are meant, nothing more is said', async () => {
  expect((await asked(line('article', true))).textContent).not.toContain('not included');
});

test('rows without a common act say so', () => {
  show(line('lesson', false));
  expect(screen.getByText('These rows have no action in common.')).toBeTruthy();
});

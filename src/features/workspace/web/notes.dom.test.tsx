import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useNotes } from './notes.ts';

beforeEach(() => localStorage.clear());

function Notes({ uid }: { readonly uid: string }) {
  const { text, isKept, setText } = useNotes(uid, 'course1');
  return (
    <label>
      Notes {isKept || 'not kept'}
      <textarea value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test('notes are there again when the page is opened anew, and not for another account of the same browser (§2)', () => {
  const page = render(<Notes uid="u1" />);
  type('Props in, markup out');
  page.unmount();
  const again = render(<Notes uid="u1" />);
  expect(field().value).toBe('Props in, markup out');
  again.unmount();
  render(<Notes uid="u2" />);
  expect(field().value).toBe('');
});

test('notes that were emptied leave nothing behind', () => {
  render(<Notes uid="u1" />);
  type('x');
  type('');
  expect(localStorage).toHaveLength(0);
});

test('a browser that keeps nothing says so, and what was typed stays on the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  render(<Notes uid="u1" />);
  type('Copy me');
  expect(field().value).toBe('Copy me');
  expect(screen.getByText(/not kept/)).toBeTruthy();
});

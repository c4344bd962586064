import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Editor } from './editor.tsx';
import type { Insert, Reveal } from './places.ts';

// Loaded ahead, so that the test does not wait for it.
beforeAll(() => import('./code-view.ts'));
beforeEach(() => localStorage.clear());

const reveal: Reveal = { file: 'main.py', line: 2 };

const draw = (isNear: boolean, file: string, shown: Reveal | null) => (
  <>
    <button type="button">Tab</button>
    <Editor file={file} text={'one\ntwo\nthree'} isNear={isNear} reveal={shown} onEdit={() => undefined} />
  </>
);

test.each([
  ['the plain field', false],
  ['the editor', true],
])('%s shows a place once: neither another file nor another field goes there again', async (_, isNear) => {
  const { rerender } = render(draw(isNear, 'main.py', null));
  if (isNear) await screen.findByText(/^Press Escape/);
  const tab = screen.getByText('Tab');
  tab.focus();
  rerender(draw(isNear, 'main.py', reveal));
  expect(document.activeElement).not.toBe(tab);
  tab.focus();
  rerender(draw(isNear, 'other.py', reveal));
  rerender(draw(isNear, 'main.py', reveal));
  expect(document.activeElement).toBe(tab);
  fireEvent.click(screen.getByRole('button', { name: 'Use plain text editor' }));
  expect(document.activeElement).toBe(tab);
  rerender(draw(isNear, 'main.py', { ...reveal }));
  expect(document.activeElement).not.toBe(tab);
});

test.each([
  ['the plain field', false, 'main.py', 'a    ('],
  ['the plain field', false, 'main.js', 'a  ('],
  ['the editor', true, 'main.py', 'a    ('],
  ['the editor', true, 'main.js', 'a  ('],
])(
  'in %s, a symbol is inserted at the cursor, and a tab as the indent of the language',
  async (_, isNear, file, code) => {
    const insert = createRef<Insert>();
    function Page() {
      const [text, setText] = useState('');
      return (
        <>
          <output>{text}</output>
          <Editor
            file={file}
            text={text}
            isNear={isNear}
            reveal={null}
            insert={insert}
            onEdit={(__, next) => setText(next)}
          />
        </>
      );
    }
    render(<Page />);
    if (isNear) await screen.findByText(/^Press Escape/);
    for (const symbol of ['a', '\t', '(']) act(() => insert.current?.(symbol));
    expect(screen.getByRole('status').textContent).toBe(code);
  },
);

import { expect, test } from 'vitest';
import { hasGap, hashOf, opened } from './answer-state.ts';

const typed = (text: string) => ({ picked: [], typed: [text] });
const saved = (savedAt: number) => [{ questionId: 'q', answer: typed('a'), version: 1, savedAt }];
const kept = { q: { answer: typed('ab'), version: 1, answeredAt: 1_000_000, unacknowledged: [hashOf(typed('a'))] } };

test('what waits comes after what was sent before it and arrived unheard', () => {
  expect(opened(saved(999_000), kept).get('q')).toMatchObject({
    answer: typed('ab'),
    pending: { version: 2 },
    theirs: null,
  });
});

test('the same that was chosen elsewhere long after is somebody’s choice: it is not overwritten unasked', () => {
  expect(opened(saved(2_000_000), kept).get('q')).toMatchObject({ theirs: { answer: typed('a'), version: 1 } });
});

test('a text has a gap where some of its places are filled in and another one is empty', () => {
  const texts = [['a', 'b'], ['a', ' '], ['a'], [], ['', '']];
  expect(texts.map((all) => hasGap({ blanks: 2 }, { picked: [], typed: all }))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect(hasGap({ blanks: 0 }, { picked: [0], typed: [] })).toBe(false);
});

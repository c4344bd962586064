import { expect, test } from 'vitest';
import { hashOf, opened } from './answer-state.ts';

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

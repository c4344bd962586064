import { expect, test } from 'vitest';
import { exerciseMessages } from './messages.ts';

const at = new Date(2025, 4, 2, 22, 10, 4).getTime();
const { saved, conflict } = exerciseMessages;

test.each([saved.saved, conflict.text])(
  'when something was kept is told with its date where that is not today’s: %o',
  (textOf) => expect(textOf(at)).toContain('May 2, 2025, 22:10:04'),
);

import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from './rpc.ts';
import { useEditBase } from './use-edit-base.ts';

function seeing() {
  const { result, rerender } = renderHook(({ latest, isTyped }) => useEditBase(latest, isTyped), {
    initialProps: { latest: 'first', isTyped: false },
  });
  return {
    seen: () => result.current[0],
    catchUp: (failure?: Error) => act(() => result.current[1](failure)),
    becomes: (latest: string, isTyped: boolean) => rerender({ latest, isTyped }),
  };
}

const refused = (status: number) => new ApiError({ code: 'refused', detail: '', status });

test('what is seen is the latest until something is typed, and again when nothing is', () => {
  const { seen, becomes } = seeing();
  becomes('second', false);
  becomes('second', true);
  becomes('third', true);
  expect(seen()).toBe('second');
  becomes('third', false);
  expect(seen()).toBe('third');
});

test.each([
  ['has come', (to: ReturnType<typeof seeing>) => (to.becomes('second', true), to.catchUp(refused(409)))],
  ['comes next', (to: ReturnType<typeof seeing>) => (to.catchUp(refused(409)), to.becomes('second', true))],
])('after a refusal the change that %s is taken over, and none after it', (_, change) => {
  const to = seeing();
  to.becomes('first', true);
  change(to);
  expect(to.seen()).toBe('second');
  to.becomes('third', true);
  expect(to.seen()).toBe('second');
});

test('another failure is no reason to take a change over', () => {
  const { seen, catchUp, becomes } = seeing();
  becomes('first', true);
  catchUp(refused(500));
  becomes('second', true);
  expect(seen()).toBe('first');
});

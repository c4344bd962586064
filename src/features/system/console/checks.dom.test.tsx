import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Checks } from './checks.tsx';

/** Responses of the server for the parts, in turn: a message, or null for a failure. */
function answering(...messages: (string | null)[]) {
  const asked: string[] = [];
  let held = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.split('/').at(-1) ?? '');
    await held.promise;
    held = Promise.withResolvers();
    const message = messages[asked.length - 1];
    if (typeof message !== 'string') return new Response('', { status: 503 });
    return Response.json({ items: [{ check: message, state: message === 'Fine' ? 'ok' : 'fault', message }] });
  });
  return { asked, answerNext: () => held.resolve() };
}

function draw(): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Checks />
    </QueryClientProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status').textContent;

test('nothing is looked at before it is asked for; then each part shows as it is found, and the end says how many need a look', async () => {
  const { asked, answerNext } = answering('Fine', 'Damaged', 'Fine', 'Fine');
  draw();
  expect(asked).toEqual([]);
  press('Run checks');
  await vi.waitFor(() => expect(status()).toBe('1 of 4: Settings and data folder'));
  answerNext();
  await vi.waitFor(() => expect(status()).toBe('2 of 4: Database and files'));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  for (const place of [3, 4]) {
    answerNext();
    await vi.waitFor(() => expect(status()).toMatch(new RegExp(`^${place} of 4`)));
  }
  answerNext();
  await vi.waitFor(() => expect(status()).toBe('1 finding needs attention.'));
  expect(asked).toEqual(['installation', 'database', 'mail', 'scanner']);
});

test('a part that does not answer is said, what was found stays, and the next look begins anew', async () => {
  const { asked, answerNext } = answering('Fine', null, 'Again');
  draw();
  press('Run checks');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  answerNext();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  answerNext();
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  press('Run again');
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[2]).toBe('installation');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('a database whose check takes minutes is waited for', async () => {
  let signal: AbortSignal | null | undefined;
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => new Promise(() => (signal = init.signal)));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  draw();
  press('Run checks');
  await act(() => vi.advanceTimersByTimeAsync(240_000));
  expect(signal?.aborted).toBe(false);
});

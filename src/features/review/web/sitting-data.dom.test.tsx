import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSitting } from './sitting-data.ts';

test('a sitting in progress stays as it is when everything is read again, and the next one is another', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(Response.json({ sittingId: `s${asked}`, cards: 0, due: 0, next: null, items: [] }));
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(({ turn }) => useSitting('u1', turn), {
    wrapper,
    initialProps: { turn: 1 },
  });
  await vi.waitFor(() => expect(result.current.data?.sittingId).toBe('s1'));
  // Signing in again does this.
  await act(() => client.invalidateQueries());
  expect([asked, result.current.data?.sittingId]).toEqual([2, 's1']);
  rerender({ turn: 2 });
  await vi.waitFor(() => expect(result.current.data?.sittingId).toBe('s3'));
});

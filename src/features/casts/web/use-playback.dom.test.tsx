import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePlayback } from './use-playback.ts';

test('whoever goes back from the end sees what was there, and it plays once they ask for it', async () => {
  const { result } = renderHook(() => usePlayback(40));
  act(() => result.current.play());
  await waitFor(() => expect(result.current.isAtEnd).toBe(true));
  act(() => result.current.seek(10));
  expect(result.current).toMatchObject({ ms: 10, isPlaying: false });
  act(() => result.current.play());
  expect(result.current).toMatchObject({ ms: 10, isPlaying: true });
});

import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test.each([1, 2])('a tab that was hidden goes on from where it was, at speed %d', (speed) => {
  let draw: FrameRequestCallback = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => {
    draw = next;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const { result } = renderHook(() => usePlayback(600_000));
  act(() => result.current.setSpeed(speed));
  act(() => result.current.play());
  act(() => draw(1000));
  act(() => draw(1020));
  expect(result.current.ms).toBe(20 * speed);
  act(() => draw(301_020));
  expect(result.current.ms).toBe(270 * speed);
});

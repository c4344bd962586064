import { useEffect, useRef, useState } from 'react';

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

/** Maximum advance per frame: a hidden tab gets no frames, and the first one afterwards would skip all of that time. */
const mostMsPerPicture = 250;

export interface Playback {
  /** Position in milliseconds from the beginning. */
  readonly ms: number;
  readonly isPlaying: boolean;
  /** True until the first play or seek. */
  readonly isUntouched: boolean;
  readonly isAtEnd: boolean;
  readonly speed: number;
  /** Starts from the beginning if playback is at the end. */
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (ms: number) => void;
  readonly setSpeed: (speed: number) => void;
}

/** Playback clock from 0 to `length` milliseconds, driven by animation frames. */
export function usePlayback(length: number): Playback {
  const [ms, setMs] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isUntouched, setUntouched] = useState(true);
  const [speed, setSpeed] = useState(1);
  const before = useRef<number | null>(null);
  const isAtEnd = ms >= length;

  useEffect(() => {
    if (!isPlaying || isAtEnd) return undefined;
    let frame = requestAnimationFrame(function tick(now) {
      const passed = before.current === null ? 0 : Math.min(now - before.current, mostMsPerPicture) * speed;
      before.current = now;
      setMs((at) => Math.min(length, at + passed));
      frame = requestAnimationFrame(tick);
    });
    return () => {
      cancelAnimationFrame(frame);
      before.current = null;
    };
  }, [isPlaying, isAtEnd, speed, length]);

  return {
    ms,
    isPlaying: isPlaying && !isAtEnd,
    isUntouched,
    isAtEnd,
    speed,
    play() {
      if (isAtEnd) setMs(0);
      setUntouched(false);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    seek(to) {
      // After a seek back from the end it stays paused, as videos do.
      if (isAtEnd) setPlaying(false);
      setUntouched(false);
      setMs(Math.max(0, Math.min(length, to)));
    },
    setSpeed,
  };
}

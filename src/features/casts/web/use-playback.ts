import { useEffect, useRef, useState } from 'react';

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

/** As much as one picture may move it on: a hidden tab gets no pictures, and the first one after it would make up for all of that time. */
const mostMsPerPicture = 250;

export interface Playback {
  /** From the beginning, in milliseconds. */
  readonly ms: number;
  readonly isPlaying: boolean;
  /** Nobody has played it, or gone elsewhere in it, yet. */
  readonly isUntouched: boolean;
  readonly isAtEnd: boolean;
  readonly speed: number;
  /** From the beginning if it is at its end. */
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (ms: number) => void;
  readonly setSpeed: (speed: number) => void;
}

/** A clock that runs from 0 to `length` milliseconds, with the screen's pictures. */
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
      // Whoever goes back from the end looks at what was there, as with a video: it plays once they ask for it.
      if (isAtEnd) setPlaying(false);
      setUntouched(false);
      setMs(Math.max(0, Math.min(length, to)));
    },
    setSpeed,
  };
}

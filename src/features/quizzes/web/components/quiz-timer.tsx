import { useEffect, useState } from 'react';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { attemptMessages } from '../messages.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const dayMs = 24 * 60 * minuteMs;
/** Remaining minutes at which the time is announced; every second would be noise. */
const announcedMinutes = [10, 5, 1];

interface QuizTimerProps {
  /** By the server's clock; milliseconds since 1970. */
  readonly deadline: number;
  readonly clockOffsetMs: number;
  readonly onOver: () => void;
}

/** Remaining time, by the server's clock. */
export function QuizTimer({ deadline, clockOffsetMs, onOver }: QuizTimerProps) {
  const endsAt = deadline - clockOffsetMs;
  const [now, setNow] = useState(Date.now);
  const leftMs = endsAt - now;
  const isOver = leftMs <= 0;

  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const ticking = setInterval(tick, secondMs);
    // Exact, since the tick may be a second late and input typed in between would not count. `setTimeout` is limited,
    // so it looks a day ahead at most.
    const ending = setTimeout(tick, Math.min(Math.max(0, endsAt - Date.now()), dayMs));
    return () => {
      clearInterval(ticking);
      clearTimeout(ending);
    };
  }, [endsAt]);

  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);

  const minutes = Math.ceil(leftMs / minuteMs);
  // Until the minute is over, so that the text stays long enough to be read.
  const said = announcedMinutes.includes(minutes) && leftMs > (minutes - 1) * minuteMs;
  return (
    <div>
      <p
        role="timer"
        className="inline-flex items-center gap-2 rounded-full border border-line bg-surface px-3.5 py-1 text-sm"
      >
        <PartIcon name="clock" className="size-4.5" />
        <span>{attemptMessages.timeLeft}</span>
        <span className="font-semibold tabular-nums">{shown(Math.max(0, leftMs))}</span>
      </p>
      <p role="status" className="sr-only">
        {isOver ? attemptMessages.timeOver : said && attemptMessages.minutesLeft(minutes)}
      </p>
    </div>
  );
}

/** Formats a duration: `9:41`, or `1:09:41`. */
function shown(ms: number): string {
  const seconds = Math.ceil(ms / secondMs);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first = 0, ...others] = parts[0] === 0 ? parts.slice(1) : parts;
  return [first, ...others.map((part) => String(part).padStart(2, '0'))].join(':');
}

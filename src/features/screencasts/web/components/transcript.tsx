import type { ReactElement } from 'react';
import { screencastMessages } from '../messages.ts';

interface TranscriptEntry {
  readonly key: number;
  readonly time: string;
  readonly isCurrent: boolean;
  readonly text: ReactElement;
  readonly onJump: () => void;
}

/** Transcript of narration and actions; each entry jumps to its time. */
export function Transcript({ entries }: { readonly entries: readonly TranscriptEntry[] }) {
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-12 cursor-pointer items-center px-5 font-semibold hover:bg-hover">
        {screencastMessages.transcript}
      </summary>
      <ol className="grid gap-1 px-3 pb-4">
        {entries.map(({ key, time, isCurrent, text, onJump }) => (
          <li
            key={key}
            aria-current={isCurrent ? 'step' : undefined}
            className="aria-[current]:bg-primary-soft rounded-md"
          >
            <button
              type="button"
              onClick={onJump}
              className="grid w-full grid-cols-[3rem_minmax(0,1fr)] gap-x-2 rounded-md px-2 py-1.5 text-left text-sm hover:bg-hover"
            >
              <span className="text-muted tabular-nums">{time}</span>
              {text}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

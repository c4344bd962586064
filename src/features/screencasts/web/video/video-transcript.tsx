import type * as z from 'zod/mini';
import type { Cue } from '../../contract.ts';
import { Transcript } from '../components/transcript.tsx';
import { clockTime } from '../messages.ts';

/** Returns the current caption or else the last one; undefined before the first. */
function cueAt(cues: readonly z.infer<typeof Cue>[], ms: number): z.infer<typeof Cue> | undefined {
  return cues.findLast(({ startMs }) => startMs <= ms);
}

interface VideoTranscriptProps {
  readonly cues: readonly z.infer<typeof Cue>[];
  readonly language: string;
  readonly nowMs: number;
  readonly onJump: (ms: number) => void;
}

/** Transcript made of the captions; each entry jumps to its time in the video. */
export function VideoTranscript({ cues, language, nowMs, onJump }: VideoTranscriptProps) {
  const current = cueAt(cues, nowMs);
  return (
    <Transcript
      entries={cues.map((cue, place) => ({
        key: place,
        time: clockTime(cue.startMs),
        isCurrent: cue === current,
        text: <span lang={language}>{cue.text}</span>,
        onJump: () => onJump(cue.startMs),
      }))}
    />
  );
}

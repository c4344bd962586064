import { type Scene, sceneAt } from '../../timeline.ts';
import { clockTime } from '../clock-time.ts';
import { castMessages } from '../messages.ts';

interface CastTranscriptProps {
  readonly scenes: readonly Scene[];
  readonly now: number;
  readonly onJump: (ms: number) => void;
}

/** All that is said and done, to read; each entry leads to its place in the recording. */
export function CastTranscript({ scenes, now, onJump }: CastTranscriptProps) {
  const current = sceneAt(scenes, now);
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-12 cursor-pointer items-center px-5 font-semibold hover:bg-hover">
        {castMessages.transcript}
      </summary>
      <ol className="grid gap-1 px-3 pb-4">
        {scenes.map((scene) => (
          <li
            key={scene.start}
            aria-current={scene === current ? 'step' : undefined}
            className="aria-[current]:bg-primary-soft rounded-md"
          >
            <button
              type="button"
              onClick={() => onJump(scene.start)}
              className="grid w-full grid-cols-[3rem_minmax(0,1fr)] gap-x-2 rounded-md px-2 py-1.5 text-left text-sm hover:bg-hover"
            >
              <span className="text-muted tabular-nums">{clockTime(scene.start)}</span>
              <TranscriptText scene={scene} />
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

function TranscriptText({ scene: { step } }: { readonly scene: Scene }) {
  if (step.act === 'say') return <span>{step.text}</span>;
  const code = step.act === 'run' ? step.output : step.act === 'change' ? step.to : step.text;
  return (
    <span>
      <span className="text-muted">{castMessages.acts[step.act]}</span>
      <span className="mt-1 block font-mono text-xs whitespace-pre-wrap">{code}</span>
    </span>
  );
}

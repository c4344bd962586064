import { type Scene, sceneAt } from '../../timeline.ts';
import { clockTime, screencastMessages } from '../messages.ts';
import { Transcript } from './transcript.tsx';

interface CastTranscriptProps {
  readonly scenes: readonly Scene[];
  readonly now: number;
  readonly onJump: (ms: number) => void;
}

/** Transcript of all narration and actions of a screencast. */
export function ScreencastTranscript({ scenes, now, onJump }: CastTranscriptProps) {
  const current = sceneAt(scenes, now);
  return (
    <Transcript
      entries={scenes.map((scene) => ({
        key: scene.start,
        time: clockTime(scene.start),
        isCurrent: scene === current,
        text: <TranscriptText scene={scene} />,
        onJump: () => onJump(scene.start),
      }))}
    />
  );
}

function TranscriptText({ scene: { step } }: { readonly scene: Scene }) {
  if (step.act === 'say') return <span>{step.text}</span>;
  if (step.act === 'wait') return <span className="text-muted">{screencastMessages.wait(step.seconds)}</span>;
  const code = step.act === 'run' ? step.output : step.act === 'change' ? step.to : step.text;
  return (
    <span>
      <span className="text-muted">{screencastMessages.acts[step.act]}</span>
      <span translate="no" className="mt-1 block font-mono text-xs whitespace-pre-wrap">
        {code}
      </span>
    </span>
  );
}

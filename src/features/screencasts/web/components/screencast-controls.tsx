import { Button } from '../../../../ui/button.tsx';
import { type Scene, lengthOf, sceneAt } from '../../timeline.ts';
import { clockTime, screencastMessages } from '../messages.ts';
import type { ReadAloud } from '../use-read-aloud.ts';
import type { Playback } from '../use-playback.ts';
import { SpeedField } from './speed-field.tsx';

interface ScreencastControlsProps {
  readonly playback: Playback;
  readonly scenes: readonly Scene[];
  readonly hasCaptions: boolean;
  readonly onCaptions: (isOn: boolean) => void;
  readonly aloud: ReadAloud;
}

export function ScreencastControls({ playback, scenes, hasCaptions, onCaptions, aloud }: ScreencastControlsProps) {
  const { ms, isPlaying, isAtEnd, speed, play, pause, seek, setSpeed } = playback;
  const length = lengthOf(scenes);
  const place = scenes.indexOf(sceneAt(scenes, ms)!);
  const [now, all] = [clockTime(ms), clockTime(length)];
  return (
    <div className="grid gap-3 border-t border-line px-5 py-4">
      <div className="flex items-center gap-4">
        <input
          type="range"
          min={0}
          max={length}
          step={100}
          value={ms}
          aria-label={screencastMessages.position}
          aria-valuetext={screencastMessages.positionText(now, all)}
          onChange={({ target }) => seek(target.valueAsNumber)}
          className="h-6 w-full accent-primary"
        />
        <span className="shrink-0 text-sm text-muted tabular-nums">{`${now} / ${all}`}</span>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button onClick={isPlaying ? pause : play}>
          {isPlaying ? screencastMessages.pause : isAtEnd ? screencastMessages.again : screencastMessages.play}
        </Button>
        <Button variant="secondary" onClick={() => seek(scenes[place - 1]?.start ?? 0)}>
          <span aria-hidden="true">{'‹'}</span>
          <span className="sr-only">{screencastMessages.back}</span>
        </Button>
        <Button variant="secondary" onClick={() => seek(scenes[place + 1]?.start ?? length)}>
          <span aria-hidden="true">{'›'}</span>
          <span className="sr-only">{screencastMessages.forward}</span>
        </Button>
        <span className="sm:ml-auto">
          <SpeedField speed={speed} onSpeed={setSpeed} />
        </span>
        <Toggle label={screencastMessages.captions} isOn={hasCaptions} onChange={() => onCaptions(!hasCaptions)} />
        {aloud.toggle && <Toggle label={screencastMessages.aloud} isOn={aloud.isOn} onChange={aloud.toggle} />}
      </div>
    </div>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: () => void;
}

function Toggle({ label, isOn, onChange }: ToggleProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2 text-sm">
      <input type="checkbox" checked={isOn} onChange={onChange} className="size-4.5 accent-primary" />
      <span>{label}</span>
    </label>
  );
}

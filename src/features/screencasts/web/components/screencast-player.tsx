import { type KeyboardEvent, useCallback, useId, useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import type { Screencast } from '../../contract.ts';
import { lengthOf, pictureAt, scenesOf } from '../../timeline.ts';
import { screencastMessages } from '../messages.ts';
import { ScreencastEditor } from '../edit/screencast-editor.tsx';
import { OwnVersionList } from '../edit/own-version-list.tsx';
import { useTakeOver } from '../edit/use-editing.ts';
import { useReadAloud } from '../use-read-aloud.ts';
import { useStillness } from '../use-stillness.ts';
import { usePlayback } from '../use-playback.ts';
import { ScreencastControls } from './screencast-controls.tsx';
import { ScreencastScreen } from './screencast-screen.tsx';
import { ScreencastTranscript } from './screencast-transcript.tsx';

const seekMs = 5000;

/**
 * Player of a screencast. Keys while the player itself has the focus: space or K, arrows for five seconds, Home and
 * End.
 */
export function ScreencastPlayer({ cast }: { readonly cast: z.infer<typeof Screencast> }) {
  const titleId = useId();
  const scenes = useMemo(() => scenesOf(cast.steps), [cast.steps]);
  const length = lengthOf(scenes);
  const clock = usePlayback(length);
  const [hasCaptions, setCaptions] = useState(true);
  const [isDeskReady, setDeskReady] = useState(false);
  const picture = pictureAt(scenes, clock.ms, useStillness());
  const takeOver = useTakeOver(cast, clock);
  const { playback, versions, takeBack } = takeOver;
  const aloud = useReadAloud(scenes, playback);
  const deskReady = useCallback(() => setDeskReady(true), []);
  // Loaded while the screencast plays, so that the editor is ready at the first pause, however early.
  const hasDesk = !playback.isUntouched;
  const isDeskShown = hasDesk && !playback.isPlaying;

  function takeKey(event: KeyboardEvent) {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey } = event;
    // Controls inside the player keep their own keys. Combinations with a modifier belong to the browser, such as Back.
    if (target !== currentTarget || altKey || ctrlKey || metaKey) return;
    if (key === ' ' || key === 'k') playback[playback.isPlaying ? 'pause' : 'play']();
    else if (key === 'ArrowLeft') playback.seek(playback.ms - seekMs);
    else if (key === 'ArrowRight') playback.seek(playback.ms + seekMs);
    else if (key === 'Home') playback.seek(0);
    else if (key === 'End') playback.seek(length);
    else return;
    event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keyboard shortcuts of a player, as on any video
    <section
      data-player
      aria-labelledby={titleId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the player needs the focus for its keyboard shortcuts
      tabIndex={0}
      onKeyDown={takeKey}
      className="overflow-clip rounded-lg border border-line bg-surface"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-4">
        <h3 id={titleId} className="text-h3">
          {cast.title}
        </h3>
        <p className="text-sm text-muted">{screencastMessages.kind}</p>
      </header>
      <div hidden={isDeskShown && isDeskReady}>
        <ScreencastScreen picture={picture} />
      </div>
      {hasDesk && (
        <ScreencastEditor language={cast.language} picture={picture} takeOver={takeOver} onReady={deskReady} />
      )}
      <ScreencastControls
        playback={playback}
        scenes={scenes}
        hasCaptions={hasCaptions}
        onCaptions={setCaptions}
        aloud={aloud}
      />
      {/* Below the controls: captions differ in height. */}
      {hasCaptions && (
        <p className="min-h-20 border-t border-line bg-sunken px-5 py-3.5 text-base leading-6">{picture.caption}</p>
      )}
      <OwnVersionList versions={versions} takeBack={takeBack} />
      <ScreencastTranscript scenes={scenes} now={playback.ms} onJump={playback.seek} />
    </section>
  );
}

import { useState } from 'react';
import type * as z from 'zod/mini';
import { useOwnUid } from '../../../identity/web/public.ts';
import type { Screencast } from '../../contract.ts';
import type { Playback } from '../use-playback.ts';
import type { OwnVersion } from './own-versions.ts';
import { type OwnVersions, useOwnVersions } from './use-own-versions.ts';

export interface TakeOver {
  /** Playback that returns to the recorded code on play and on seek. */
  readonly playback: Playback;
  readonly versions: OwnVersions;
  /** Number that changes each time the editor's code is replaced; null while the screencast plays. */
  readonly moment: number | null;
  /** Called with the editor's text; `recorded` is the recorded text at this point. */
  readonly edit: (text: string, recorded: string) => void;
  readonly takeBack: (version: OwnVersion) => void;
  readonly showRecorded: () => void;
}

/** Lets a viewer edit the code of a paused screencast; their edits are stored when playback goes on. */
export function useTakeOver(
  { courseId, castId }: Pick<z.infer<typeof Screencast>, 'courseId' | 'castId'>,
  playback: Playback,
): TakeOver {
  const versions = useOwnVersions({ uid: useOwnUid(), courseId, castId });
  const [moment, setMoment] = useState(0);
  const { ms, isPlaying, play, pause, seek } = playback;

  function leave(): void {
    versions.leave();
    setMoment((last) => last + 1);
  }

  return {
    playback: {
      ...playback,
      play() {
        leave();
        play();
      },
      seek(to) {
        leave();
        seek(to);
      },
    },
    versions,
    moment: isPlaying ? null : moment,
    edit: (text, recorded) => versions.write(text, recorded, ms),
    takeBack(version) {
      leave();
      pause();
      seek(version.ms);
      versions.takeBack(version.id);
    },
    showRecorded: leave,
  };
}

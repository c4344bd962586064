import { useState } from 'react';
import type * as z from 'zod/mini';
import { useOwnUid } from '../../../identity/web/public.ts';
import type { Cast } from '../../contract.ts';
import type { Playback } from '../use-playback.ts';
import type { OwnVersion } from './own-versions.ts';
import { type OwnVersions, useOwnVersions } from './use-own-versions.ts';

export interface TakeOver {
  /** The recording's, which leaves what was written when it goes on or elsewhere. */
  readonly playback: Playback;
  readonly versions: OwnVersions;
  /** Another one for each code that was put into the editor; null while the recording plays. */
  readonly moment: number | null;
  /** Called with what stands in the editor, where the recording has `recorded`. */
  readonly edit: (text: string, recorded: string) => void;
  readonly takeBack: (version: OwnVersion) => void;
  readonly showRecorded: () => void;
}

/** Lets a viewer write in the code of a recording that is paused; when it goes on, what they wrote is kept. */
export function useTakeOver(
  { courseId, castId }: Pick<z.infer<typeof Cast>, 'courseId' | 'castId'>,
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

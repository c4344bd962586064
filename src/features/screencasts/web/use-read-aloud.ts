import { useEffect, useState } from 'react';
import { type Scene, sceneAt } from '../timeline.ts';
import type { Playback } from './use-playback.ts';

export interface ReadAloud {
  readonly isOn: boolean;
  /** Null if the browser has no voice. */
  readonly toggle: (() => void) | null;
}

/** Reads the narration aloud with the browser's speech synthesis while the screencast plays. */
export function useReadAloud(scenes: readonly Scene[], { ms, isPlaying, speed }: Playback): ReadAloud {
  const [isOn, setOn] = useState(false);
  const hasVoice = 'speechSynthesis' in globalThis;
  const step = sceneAt(scenes, ms)?.step;
  const text = isOn && isPlaying && step?.act === 'say' ? step.text : null;

  useEffect(() => {
    if (text === null) return undefined;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = 'en';
    utterance.rate = speed;
    speechSynthesis.speak(utterance);
    return () => speechSynthesis.cancel();
  }, [text, speed]);

  return { isOn, toggle: hasVoice ? () => setOn((was) => !was) : null };
}

import { useEffect, useState } from 'react';
import { isPhotoAddress } from './photo-address.ts';

/** Typing has ended when nothing was typed for so long. */
const typingPauseMs = 1000;

/** What is known of the address in the field: `none` there is none, or it is being typed. */
export type PhotoState = 'none' | 'shown' | 'unusable' | 'notFound';

/**
 * The photo that the preview shows while its address is being changed: the last one that loaded. An address is asked for
 * once, when typing has ended or the field is left.
 */
export function usePhotoPreview(savedUrl: string) {
  const [typed, setTyped] = useState(savedUrl);
  const [ended, setEnded] = useState(savedUrl);
  const [shownUrl, setShownUrl] = useState(savedUrl);
  const [failedUrl, setFailedUrl] = useState('');
  const isUsable = isPhotoAddress(ended, location.origin);
  const isWanted = isUsable && ended !== shownUrl;

  useEffect(() => {
    const timer = setTimeout(() => setEnded(typed.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => (isWanted ? load(ended, setShownUrl, setFailedUrl) : undefined), [isWanted, ended]);

  function stateOf(): PhotoState {
    if (ended === '' || ended !== typed.trim()) return 'none';
    if (!isUsable) return 'unusable';
    if (ended === shownUrl) return 'shown';
    return ended === failedUrl ? 'notFound' : 'none';
  }

  return {
    typed,
    change: (text: string) => {
      setTyped(text);
      if (text.trim() === '') setShownUrl('');
    },
    leave: () => setEnded(typed.trim()),
    shownUrl,
    state: stateOf(),
  };
}

/** Asks for a picture. Returns how to stop listening for it. */
function load(url: string, onLoad: (url: string) => void, onError: (url: string) => void): () => void {
  const picture = new Image();
  picture.referrerPolicy = 'no-referrer';
  picture.addEventListener('load', () => onLoad(url));
  picture.addEventListener('error', () => onError(url));
  picture.src = url;
  return () => picture.removeAttribute('src');
}

import { useEffect, useState } from 'react';

/** Pause after which typing counts as ended. */
const typingPauseMs = 1000;

/** State of the URL in the field; `none` means that it is empty or being typed. */
export type PhotoState = 'none' | 'shown' | 'unusable' | 'notFound';

/**
 * Photo of the preview while its URL is edited: the last one that loaded. A URL is loaded once, when typing ends or the
 * field loses the focus.
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

/** Loads a picture. Returns the function that cancels it. */
function load(url: string, onLoad: (url: string) => void, onError: (url: string) => void): () => void {
  const picture = new Image();
  picture.referrerPolicy = 'no-referrer';
  picture.addEventListener('load', () => onLoad(url));
  picture.addEventListener('error', () => onError(url));
  picture.src = url;
  return () => picture.removeAttribute('src');
}

/**
 * Returns whether a picture may be loaded from there: a complete https URL, or one of this site. Other requests would
 * reveal partial input to a stranger's host. The Content-Security-Policy blocks http as well.
 */
export function isPhotoAddress(text: string, siteOrigin: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin } = new URL(text);
  return origin === siteOrigin || (protocol === 'https:' && /[^.]\.[^.]{2,}$/.test(hostname));
}

import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { focusListSearch, goKeys, goMs, isSearchChord, isTaken, moveInList, pressInRow } from './keys.ts';

const acts: Readonly<Record<string, () => void>> = {
  j: () => moveInList(1),
  k: () => moveInList(-1),
  o: () => pressInRow('open'),
  x: () => pressInRow('choose'),
  s: focusListSearch,
};

interface Opens {
  readonly onHelp: () => void;
  readonly onSearch: () => void;
}

/**
 * Listens for the console's shortcuts; single keys only if they are on. `?` opens the list of keys, `/` and Ctrl+K the
 * search.
 */
export function useShortcuts(isOn: boolean, { onHelp, onSearch }: Opens): void {
  const navigate = useNavigate();
  const goneAt = useRef(-Infinity);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isSearchChord(event)) {
      onSearch();
      event.preventDefault();
      return;
    }
    if (!isOn || isTaken(event)) return;
    const { key, timeStamp } = event;
    const goal = timeStamp - goneAt.current < goMs ? goKeys[key] : undefined;
    goneAt.current = key === 'g' ? timeStamp : -Infinity;
    if (goal === 'overview') void navigate({ to: '/admin' });
    else if (goal) void navigate({ to: '/admin/$section', params: { section: goal } });
    else if (key === '?') onHelp();
    else if (key === '/') onSearch();
    else if (acts[key]) acts[key]();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

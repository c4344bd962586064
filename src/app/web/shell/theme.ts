import { useSyncExternalStore } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The boot script reads the same key before the first paint. */
const themeKey = 'opvir.theme';
const listeners = new Set<() => void>();

/** What stands on <html> is the truth: the boot script put it there. */
function current(): Theme {
  const forced = document.documentElement.dataset.theme;
  return forced === 'light' || forced === 'dark' ? forced : 'system';
}

/** Draws this and the browser's other windows in these colours, and keeps the choice. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
}

function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === themeKey) showTheme(newValue === 'light' || newValue === 'dark' ? newValue : 'system');
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs);
  };
}

/** The chosen theme; prerendered pages are drawn as if none were chosen. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current, () => 'system' as const);
}

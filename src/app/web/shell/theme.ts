import { useSyncExternalStore } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Storage key, which the boot script also reads before the first paint. */
const themeKey = 'opvir.theme';
const listeners = new Set<() => void>();

/** Current theme, read from <html>, where the boot script has set it. */
function current(): Theme {
  const forced = document.documentElement.dataset.theme;
  return forced === 'light' || forced === 'dark' ? forced : 'system';
}

/** Applies a theme in all of the browser's windows, and stores it. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
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

/** Returns the chosen theme; prerendered pages use the system theme. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current, () => 'system' as const);
}

import type { ConsoleSection } from '../../sections-contract.ts';

/** Sections by the key that follows `g`. */
export const goKeys: Readonly<Record<string, ConsoleSection | 'overview'>> = {
  o: 'overview',
  u: 'users',
  e: 'courses',
  r: 'careers',
  c: 'content',
  a: 'applications',
  m: 'messages',
  f: 'feedback',
  s: 'subscribers',
  n: 'campaigns',
  i: 'notifications',
  l: 'audit-log',
  y: 'system',
  b: 'start',
};

/** Time to press the second key after `g`. */
export const goMs = 1500;

const offName = 'opvir-console-shortcuts';

/** Setting stored in this browser. Single-key shortcuts hinder speech input, so they can be turned off (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(offName) !== 'off';
}

export function switchShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(offName);
  else localStorage.setItem(offName, 'off');
}

/** Returns true if a key press belongs to an input, a dialog or the browser. */
export function isTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  if (document.querySelector('dialog[open]')) return true;
  return (
    target instanceof Element &&
    target.closest('textarea, select, [contenteditable=true], input:not([type=checkbox])') !== null
  );
}

/** Moves the focus to the next or previous row of the displayed list. */
export function moveInList(by: 1 | -1): void {
  const rows = [...document.querySelectorAll('[data-shortcut=row]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at === -1 ? rows[by === 1 ? 0 : rows.length - 1] : rows[at + by];
  next?.querySelector<HTMLElement>('[data-shortcut=open], [data-shortcut=choose]')?.focus();
}

/** Clicks the button that opens or selects the focused row. */
export function pressInRow(what: 'open' | 'choose'): void {
  const row = document.activeElement?.closest('[data-shortcut=row]');
  row?.querySelector<HTMLElement>(`[data-shortcut=${what}]`)?.click();
}

/** Returns true for the keys that open the console search, which work even in an input. */
export function isSearchChord({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent): boolean {
  if (altKey || shiftKey || defaultPrevented || document.querySelector('dialog[open]')) return false;
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k';
}

/** Focuses the search field of the list. */
export function focusListSearch(): void {
  document.querySelector<HTMLElement>('main input[type=search]')?.focus();
}

import type { ConsoleSection } from '../../sections-contract.ts';

/** What `g` and one more key lead to. */
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

/** How long `g` waits for the key that says where to. */
export const goMs = 1500;

const offName = 'opvir-console-shortcuts';

/** Single keys hinder those who dictate, so they can be switched off (WCAG 2.1.4); kept in this browser. */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(offName) !== 'off';
}

export function switchShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(offName);
  else localStorage.setItem(offName, 'off');
}

/** Whether a key that is pressed here is meant for something else: what is typed, a question, or the browser. */
export function isTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  if (document.querySelector('dialog[open]')) return true;
  return (
    target instanceof Element &&
    target.closest('textarea, select, [contenteditable=true], input:not([type=checkbox])') !== null
  );
}

/** Moves to the next row of the list that is shown, or the one before, and gives it the focus. */
export function moveInList(by: 1 | -1): void {
  const rows = [...document.querySelectorAll('[data-shortcut=row]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at === -1 ? rows[by === 1 ? 0 : rows.length - 1] : rows[at + by];
  next?.querySelector<HTMLElement>('[data-shortcut=open], [data-shortcut=choose]')?.focus();
}

/** Presses what opens or chooses the row that has the focus. */
export function pressInRow(what: 'open' | 'choose'): void {
  const row = document.activeElement?.closest('[data-shortcut=row]');
  row?.querySelector<HTMLElement>(`[data-shortcut=${what}]`)?.click();
}

/** Whether these keys, which leave what one types alone, open the search over the console. */
export function isSearchChord({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent): boolean {
  if (altKey || shiftKey || defaultPrevented || document.querySelector('dialog[open]')) return false;
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k';
}

/** Goes to the field that searches the list. */
export function focusListSearch(): void {
  document.querySelector<HTMLElement>('main input[type=search]')?.focus();
}

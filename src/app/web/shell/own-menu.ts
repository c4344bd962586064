import type { roles } from '../../../platform/contract/roles.ts';

interface OwnMenu {
  readonly role: (typeof roles)[number];
  /** True if a course can be continued. */
  readonly isLearning: boolean;
}

const name = 'opvir.menu';

/** Stores which entries the user's menu has; boot.ts sets the attribute from it before the next page's first paint. */
export function rememberMenu({ role, isLearning }: OwnMenu): void {
  const menu = [...(isLearning ? ['continue'] : []), role].join(' ');
  document.documentElement.dataset.menu = menu;
  try {
    localStorage.setItem(name, menu);
  } catch {
    // Storage is blocked: the entries appear after the next page's scripts.
  }
}

/** Forgets the entries after a logout: the next user of this browser has others. */
export function forgetMenu(): void {
  delete document.documentElement.dataset.menu;
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

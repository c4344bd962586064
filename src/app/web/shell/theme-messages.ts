import type { Theme } from './theme.ts';

/** The texts of the theme's menu, which arrive with it. */
export const themeMessages = { system: 'As the system', light: 'Light', dark: 'Dark' } as const satisfies Record<
  Theme,
  string
>;

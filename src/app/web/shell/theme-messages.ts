import type { Theme } from './theme.ts';

/** Texts of the theme menu, which load with it. */
export const themeMessages = { system: 'System', light: 'Light', dark: 'Dark' } as const satisfies Record<
  Theme,
  string
>;

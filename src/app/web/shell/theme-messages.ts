import type { Theme } from './theme.ts';

/** Texts of the theme menu, which load with it. */
export const themeMessages = { system: 'As the system', light: 'Light', dark: 'Dark' } as const satisfies Record<
  Theme,
  string
>;

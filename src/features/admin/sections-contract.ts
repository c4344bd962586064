/** The console's pages beneath /admin, in the order of its navigation. */
export const consoleSections = [
  'users',
  'courses',
  'careers',
  'content',
  'applications',
  'messages',
  'feedback',
  'subscribers',
  'campaigns',
  'notifications',
  'audit-log',
  'system',
  'start',
] as const;

export type ConsoleSection = (typeof consoleSections)[number];

/** The section that an address names; undefined where there is none. */
export function sectionOf(name: string | undefined): ConsoleSection | undefined {
  return consoleSections.find((section) => section === name);
}

/** Pages of the console below /admin, in the order of its navigation. */
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

/** Returns the section with this name; undefined if there is none. */
export function sectionOf(name: string | undefined): ConsoleSection | undefined {
  return consoleSections.find((section) => section === name);
}

/** Texts of the account menu, which load with it. */
export const accountMessages = {
  links: [
    { text: 'Dashboard', path: '/dashboard' },
    { text: 'Notifications', path: '/notifications' },
    { text: 'Workspace', path: '/workspace' },
    { text: 'Profile', path: '/profile' },
    { text: 'Edit profile', path: '/edit-profile' },
    { text: 'Account', path: '/account' },
  ],
  /** Shown only to users with the role. */
  teaching: { text: 'Teaching', path: '/teach' },
  administration: { text: 'Administration', path: '/admin' },
  /** Word quoted from the specification (§2, Dashboard). */
  logout: 'Logout',
  unreachable: 'We cannot reach the server right now, so we cannot tell whether you are still logged in.',
  unreadNotifications: (count: string) => `Notifications, ${count} unread`,
} as const;

/** Badge text with a limit: `9+` for ten or more if the limit is 9. */
export function upTo(most: number, count: number): string {
  return count > most ? `${most}+` : String(count);
}

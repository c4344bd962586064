/** The texts of the account's menu, which arrive with it. */
export const accountMessages = {
  links: [
    { text: 'Dashboard', path: '/dashboard' },
    { text: 'Notifications', path: '/notifications' },
    { text: 'Workspace', path: '/workspace' },
    { text: 'Profile', path: '/profile' },
    { text: 'Edit profile', path: '/edit-profile' },
    { text: 'Account', path: '/account' },
  ],
  /** For those alone who may. */
  teaching: { text: 'Teaching', path: '/teach' },
  administration: { text: 'Administration', path: '/admin' },
  /** The specification's word (§2, Dashboard). */
  logout: 'Logout',
  unreachable: 'We cannot reach the site’s server right now, so we do not know whether you are still logged in.',
  unreadNotifications: (count: string) => `Notifications, ${count} unread`,
} as const;

/** As on a badge: `9+` for ten or more where the most that it has room for is 9. */
export function upTo(most: number, count: number): string {
  return count > most ? `${most}+` : String(count);
}

/** Texts of the shell; quotations from the specification (§2, §8) are letter for letter. */
export const shellMessages = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  contact: 'Contact',
  search: 'Search',
  logIn: 'Login',
  signUp: 'Sign Up',
  continue: 'Continue',
  continueWith: (lesson: string) => `with ${lesson}`,
  myLearning: 'My learning',
  teaching: 'Teaching',
  administration: 'Administration',
  account: 'Account',
  menuPart: { failed: 'The menu could not be loaded.', retry: 'Try again' },
  theme: 'Theme',
  loading: 'Loading',
  moreLinks: 'More links',
  organizationLinks: 'Organization',
  legalLinks: 'Legal',
} as const;

/** Copyright line of specification §2; another brand is in capitals too. */
export function copyrightLine(brand: string): string {
  return `© 2024 ${brand.toUpperCase()}. All rights reserved.`;
}

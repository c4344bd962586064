import type { Setup } from './setup-data.ts';

/** Setup steps, in the order of the page. */
export const setupSteps = ['name', 'look', 'mail', 'pages', 'course', 'examples'] as const;

export type SetupStep = (typeof setupSteps)[number];

export function isDone(step: SetupStep, setup: Setup, defaultBrand: string): boolean {
  switch (step) {
    case 'name':
      return setup.isBrandFixed || setup.brand !== defaultBrand;
    case 'look':
      return setup.accent !== null || setup.logo !== null;
    case 'mail':
      return setup.mail === 'smtp' && setup.mailTestedAt !== null;
    case 'pages':
      // The default texts of the other two pages are accurate as they are.
      return !setup.pages.some(({ name, isAsShipped }) => name === 'imprint' && isAsShipped);
    case 'course':
      return setup.ownCourses > 0;
    case 'examples':
      return setup.examples === 0;
  }
}

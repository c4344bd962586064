import type { PageTable } from './page.ts';

/**
 * Pages that most visitors land on. Each entry adds bytes to every page's first load, so all others are in
 * more-pages.ts, which arrives with the first of them.
 */
export const landingPages = {
  '/': { load: () => import('../pages/home.tsx'), isPublic: true },
  '/course/$courseId': {
    load: () => import('../pages/course.tsx'),
    isPublic: true,
    parent: '/courses',
    params: ({ courseIds }) => courseIds,
  },
} as const satisfies PageTable;

import type { ListFilter } from '../../../features/admin/list-filter.ts';
import type { AssignmentFilter } from '../../../features/teaching/assignment-filter.ts';
import type { PageEntry, PageTable } from './page.ts';

// Layouts of pages whose texts are content.
const textPage = () => import('../../../features/site-pages/web/pages/text-page.tsx');
const solutionPage = () => import('../../../features/site-pages/web/pages/solution-page.tsx');
const questionsPage = () => import('../../../features/site-pages/web/pages/questions-page.tsx');
const welcomePage = () => import('../../../features/site-pages/web/pages/welcome-page.tsx');

const consolePages = () => import('../pages/console.tsx');
const handInPages = () => import('../../../features/teaching/web/pages/hand-ins.tsx');

/** Entry of a page with content texts, by default in the common layout: each word here adds bytes for visitors. */
const text = <const Name extends string>(pageName: Name, load: PageEntry['load'] = textPage) =>
  ({ load, pageName, isPublic: true }) as const;

/** Pages that need no query cache: their texts are content, and what they read (`read`) comes with the page. */
export const morePages = {
  '/courses': { load: () => import('../../../features/courses/web/pages/catalogue-page.tsx'), isPublic: true },
  '/login': { load: () => import('../pages/login.tsx'), isPublic: true },
  '/register': { load: () => import('../pages/register.tsx'), isPublic: true },
  '/contact': { load: () => import('../../../features/contact/web/pages/contact.tsx'), isPublic: true },
  '/work-with-us': { load: () => import('../../../features/openings/web/pages/work-with-us.tsx'), isPublic: true },
  '/openings/$openingId': {
    load: () => import('../../../features/openings/web/pages/opening.tsx'),
    isPublic: true,
  },
  '/apply': {
    load: () => import('../../../features/applications/web/pages/apply.tsx'),
    isPublic: true,
    validateSearch: ({ opening }): { opening?: string } => (typeof opening === 'string' ? { opening } : {}),
  },
  '/videos': { load: () => import('../pages/videos.tsx'), isPublic: true },
  '/search': {
    load: () => import('../../../features/search/web/pages/search-page.tsx'),
    isPublic: true,
    validateSearch: ({ q }): { q?: string } => (typeof q === 'string' ? { q } : {}),
  },
  '/playground': {
    load: () => import('../../../features/exercises/web/pages/playground-page.tsx'),
    isPublic: true,
    validateSearch: ({ language }): { language?: string } => (typeof language === 'string' ? { language } : {}),
  },
  '/verify': { load: () => import('../../../features/certificates/web/pages/verify-page.tsx'), isPublic: true },
  '/blog': { load: () => import('../../../features/blog/web/pages/blog-page.tsx'), isPublic: true },
  '/blog/$slug': {
    load: () => import('../pages/article.tsx'),
    isPublic: true,
  },
  '/about': text('about'),
  '/learning': text('learning'),
  '/support': text('support', questionsPage),
  '/training': text('training'),
  '/our-works': text('our-works'),
  '/more-info': text('more-info'),
  '/privacy': text('privacy'),
  '/terms': text('terms'),
  '/imprint': text('imprint'),
  '/careers': text('careers'),
  '/nav1/item3': text('services'),
  '/nav2/item1': text('schools', solutionPage),
  '/nav2/item2': text('companies', solutionPage),
  '/nav2/item3': text('non-profits', solutionPage),
  '/nav2/item4': text('public-bodies', solutionPage),
  '/start-career': text('start-career'),
  '/teacher': text('teacher', welcomePage),
  '/student': text('student', welcomePage),
  '/individual': text('individual', welcomePage),
  '/affiliate': text('affiliate'),
  // Same page as /course/$courseId, which is the canonical address.
  '/courses/$courseId': {
    load: () => import('../pages/course.tsx'),
    isPublic: true,
  },
  '/careers/$careerId': { load: () => import('../pages/career.tsx'), isPublic: true },
  '/career-path': { load: () => import('../../../features/careers/web/pages/career-path.tsx'), isPublic: false },
  '/reset-password': {
    load: () => import('../../../features/identity/web/pages/reset-password.tsx'),
    isPublic: false,
    validateSearch: tokenOf,
  },
  '/confirm-email': {
    load: () => import('../../../features/identity/web/pages/confirm-email.tsx'),
    isPublic: false,
    validateSearch: tokenOf,
  },
} as const satisfies PageTable;

/** Pages that read from the server, through TanStack Query, which arrives with the first of them. */
export const dataPages = {
  '/dashboard': { load: () => import('../../../features/dashboard/web/pages/dashboard.tsx'), isPublic: false },
  '/review': { load: () => import('../../../features/review/web/pages/review.tsx'), isPublic: false },
  '/profile': { load: () => import('../pages/profile.tsx'), isPublic: false },
  '/edit-profile': { load: () => import('../../../features/profile/web/pages/edit-profile.tsx'), isPublic: false },
  '/account': { load: () => import('../../../features/account/web/pages/account.tsx'), isPublic: false },
  '/notifications': {
    load: () => import('../../../features/notifications/web/pages/notifications.tsx'),
    isPublic: false,
  },
  '/career-center': { load: () => import('../../../features/careers/web/pages/career-center.tsx'), isPublic: false },
  '/continue-career': {
    load: () => import('../../../features/careers/web/pages/continue-career.tsx'),
    isPublic: false,
  },
  '/teach': {
    load: () => import('../../../features/teaching/web/pages/teaching.tsx'),
    isPublic: false,
  },
  '/admin': { load: consolePages, isPublic: false },
  '/workspace': { load: () => import('../../../features/workspace/web/pages/workspace.tsx'), isPublic: false },
} as const satisfies PageTable;

/** Pages of one lesson, course or certificate. They depend on content, so no list of the site's pages includes them. */
export const itemPages = {
  '/course/$courseId/learn/$lessonId': {
    load: () => import('../../../features/lessons/web/pages/lesson-page.tsx'),
    isPublic: false,
  },
  '/teach/$courseId': {
    load: () => import('../../../features/teaching/web/pages/taught-course.tsx'),
    isPublic: false,
  },
  '/teach/$courseId/hand-ins': {
    load: handInPages,
    isPublic: false,
    // Validated by the page: code here would add to every page's first load.
    validateSearch: (search): AssignmentFilter => search,
  },
  '/teach/$courseId/hand-ins/$handInId': {
    load: handInPages,
    isPublic: false,
  },
  '/admin/$section': {
    load: consolePages,
    isPublic: false,
    // Validated by the page, as above.
    validateSearch: (search): ListFilter => search,
  },
  '/certificates/$certificateId': {
    load: () => import('../../../features/certificates/web/pages/certificate-page.tsx'),
    isPublic: false,
  },
} as const satisfies PageTable;

/** Token of a mailed link; empty if there is none. */
function tokenOf({ token }: Record<string, unknown>): { token: string } {
  return { token: typeof token === 'string' ? token : '' };
}

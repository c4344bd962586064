import { createRootRoute, createRoute } from '@tanstack/react-router';
import { type PageModule, chunk, lazyPage } from '../../platform/web/chunk.ts';
import { Root } from './root.tsx';

// The whole route table. Each route is a `const` of its own: written inside `addChildren([...])`, a route
// silently loses its type, and with it goes the check that every link leads somewhere.

const articleBodies = chunk(() => import('../../features/blog/web/article-bodies.ts'));

const root = createRootRoute({
  component: Root,
  notFoundComponent: lazyPage(() => import('./pages/not-found.tsx')),
  staticData: { page: { title: 'Page not found', description: 'There is no page at this address.' } },
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyPage(() => import('./pages/home.tsx')),
  staticData: { page: { title: null, description: 'Delivering high-quality education anytime, anywhere.' } },
});

const courses = sitePage('/courses', () => import('../../features/courses/web/pages/catalogue-page.tsx'));

const login = sitePage('/login', () => import('./pages/login.tsx'));

const register = sitePage('/register', () => import('./pages/register.tsx'));

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  validateSearch: tokenOf,
  component: lazyPage(() => import('../../features/identity/web/pages/reset-password.tsx')),
});

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email',
  validateSearch: tokenOf,
  component: lazyPage(() => import('../../features/identity/web/pages/confirm-email.tsx')),
});

const contact = sitePage('/contact', () => import('../../features/contact/web/pages/contact.tsx'));

const workWithUs = sitePage('/work-with-us', () => import('../../features/openings/web/pages/work-with-us.tsx'));

const apply = createRoute({
  getParentRoute: () => root,
  path: '/apply',
  validateSearch: ({ opening }): { opening?: string } => (typeof opening === 'string' ? { opening } : {}),
  component: lazyPage(() => import('../../features/applications/web/pages/apply.tsx')),
});

const videos = sitePage('/videos', () => import('../../features/videos/web/pages/videos.tsx'));

const search = createRoute({
  getParentRoute: () => root,
  path: '/search',
  validateSearch: ({ q }): { q?: string } => (typeof q === 'string' ? { q } : {}),
  component: lazyPage(() => import('../../features/search/web/pages/search-page.tsx')),
});

const careerPath = sitePage('/career-path', () => import('../../features/careers/web/pages/career-path.tsx'));

// The site's own pages.

const about = sitePage('/about', () => import('./pages/about.tsx'));
const learning = sitePage('/learning', () => import('./pages/learning.tsx'));
const support = sitePage('/support', () => import('./pages/support.tsx'));
const training = sitePage('/training', () => import('./pages/training.tsx'));
const ourWorks = sitePage('/our-works', () => import('./pages/our-works.tsx'));
const moreInfo = sitePage('/more-info', () => import('./pages/more-info.tsx'));
const careers = sitePage('/careers', () => import('./pages/careers.tsx'));
const services = sitePage('/nav1/item3', () => import('./pages/services.tsx'));
const schools = sitePage('/nav2/item1', () => import('./pages/schools.tsx'));
const companies = sitePage('/nav2/item2', () => import('./pages/companies.tsx'));
const nonProfits = sitePage('/nav2/item3', () => import('./pages/non-profits.tsx'));
const publicBodies = sitePage('/nav2/item4', () => import('./pages/public-bodies.tsx'));
const startCareer = sitePage('/start-career', () => import('./pages/start-career.tsx'));
const teacher = sitePage('/teacher', () => import('./pages/teacher.tsx'));
const student = sitePage('/student', () => import('./pages/student.tsx'));
const individual = sitePage('/individual', () => import('./pages/individual.tsx'));
const affiliate = sitePage('/affiliate', () => import('./pages/affiliate.tsx'));
const blog = sitePage('/blog', () => import('../../features/blog/web/pages/blog-page.tsx'));

const article = createRoute({
  getParentRoute: () => root,
  path: '/blog/$slug',
  loader: async ({ params }) => (await articleBodies()).loadArticleBody(params.slug),
  component: lazyPage(() => import('./pages/article.tsx')),
});

/** Around the pages that read from the server: it brings TanStack Query, which no other page loads. */
const data = createRoute({
  getParentRoute: () => root,
  id: 'data',
  component: lazyPage(() => import('./data-scope.tsx')),
});

const coursePage = lazyPage(() => import('./pages/course.tsx'));

const course = createRoute({
  getParentRoute: () => data,
  path: '/course/$courseId',
  component: coursePage,
});

/** The same page; /course/{courseId} is the address that search engines are given. */
const courseOfCatalogue = createRoute({
  getParentRoute: () => data,
  path: '/courses/$courseId',
  component: coursePage,
});

const dashboard = dataPage('/dashboard', () => import('../../features/dashboard/web/pages/dashboard.tsx'));

const profile = dataPage('/profile', () => import('./pages/profile.tsx'));

const editProfile = dataPage('/edit-profile', () => import('../../features/profile/web/pages/edit-profile.tsx'));

const notifications = dataPage(
  '/notifications',
  () => import('../../features/notifications/web/pages/notifications.tsx'),
);

const careerCenter = dataPage('/career-center', () => import('../../features/careers/web/pages/career-center.tsx'));

const continueCareer = dataPage(
  '/continue-career',
  () => import('../../features/careers/web/pages/continue-career.tsx'),
);

const workspace = dataPage('/workspace', () => import('../../features/workspace/web/pages/workspace.tsx'));

export const routeTree = root.addChildren([
  home,
  courses,
  login,
  register,
  resetPassword,
  confirmEmail,
  about,
  learning,
  support,
  training,
  ourWorks,
  moreInfo,
  careers,
  services,
  schools,
  companies,
  nonProfits,
  publicBodies,
  startCareer,
  teacher,
  student,
  individual,
  affiliate,
  blog,
  article,
  contact,
  workWithUs,
  apply,
  videos,
  search,
  careerPath,
  data.addChildren([
    course,
    courseOfCatalogue,
    dashboard,
    profile,
    editProfile,
    notifications,
    careerCenter,
    continueCareer,
    workspace,
  ]),
]);

/** The token of a mailed link; empty where there is none. */
function tokenOf({ token }: Record<string, unknown>): { token: string } {
  return { token: typeof token === 'string' ? token : '' };
}

/** A page without parameters whose module exports `describe`. */
function sitePage<const Path extends string>(path: Path, load: () => Promise<Required<PageModule>>) {
  return createRoute({
    getParentRoute: () => root,
    path,
    component: lazyPage(load),
  });
}

/** The same for a page that reads from the server. */
function dataPage<const Path extends string>(path: Path, load: () => Promise<Required<PageModule>>) {
  return createRoute({
    getParentRoute: () => data,
    path,
    component: lazyPage(load),
  });
}

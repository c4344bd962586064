import { applicationRoutes } from '../features/applications/contract.ts';
import { careerRoutes } from '../features/careers/contract.ts';
import { contactRoutes } from '../features/contact/contract.ts';
import { courseRoutes } from '../features/courses/contract.ts';
import { enrolmentRoutes } from '../features/enrolment/contract.ts';
import { feedbackRoutes } from '../features/feedback/contract.ts';
import { identityRoutes } from '../features/identity/contract.ts';
import { newsletterRoutes } from '../features/newsletter/contract.ts';
import { notificationRoutes } from '../features/notifications/contract.ts';
import { openingRoutes } from '../features/openings/contract.ts';
import { profileRoutes } from '../features/profile/contract.ts';
import { searchRoutes } from '../features/search/contract.ts';

/** Every route of the interface for programs: the server registers it, the browser's calls and OpenAPI are made from it. */
export const routes = {
  ...identityRoutes,
  ...profileRoutes,
  ...courseRoutes,
  ...enrolmentRoutes,
  ...feedbackRoutes,
  ...newsletterRoutes,
  ...notificationRoutes,
  ...careerRoutes,
  ...openingRoutes,
  ...applicationRoutes,
  ...contactRoutes,
  ...searchRoutes,
};

export type Routes = typeof routes;

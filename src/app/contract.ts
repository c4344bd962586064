import { accountRoutes } from '../features/account/contract.ts';
import { userRoutes } from '../features/account/users-contract.ts';
import { adminRoutes } from '../features/admin/contract.ts';
import { applicationBulkRoutes } from '../features/applications/bulk-contract.ts';
import { applicationRoutes } from '../features/applications/contract.ts';
import { receivedApplicationRoutes } from '../features/applications/received-contract.ts';
import { auditRoutes } from '../features/audit/contract.ts';
import { authoringRoutes } from '../features/authoring/contract.ts';
import { blogRoutes } from '../features/blog/contract.ts';
import { campaignRoutes } from '../features/campaigns/contract.ts';
import { careerRoutes } from '../features/careers/contract.ts';
import { careerLineRoutes } from '../features/careers/line-contract.ts';
import { careerNumberRoutes } from '../features/careers/numbers-contract.ts';
import { certificateRoutes } from '../features/certificates/contract.ts';
import { contactRoutes } from '../features/contact/contract.ts';
import { inboxRoutes } from '../features/contact/inbox-contract.ts';
import { courseRoutes } from '../features/courses/contract.ts';
import { enrolmentRoutes } from '../features/enrolment/contract.ts';
import { exerciseRoutes } from '../features/exercises/contract.ts';
import { feedbackRoutes } from '../features/feedback/contract.ts';
import { moderationRoutes } from '../features/feedback/moderation-contract.ts';
import { identityRoutes } from '../features/identity/contract.ts';
import { lessonRoutes } from '../features/lessons/contract.ts';
import { newsletterRoutes } from '../features/newsletter/contract.ts';
import { subscriberRoutes } from '../features/newsletter/subscribers-contract.ts';
import { notificationRoutes } from '../features/notifications/contract.ts';
import { openingRoutes } from '../features/openings/contract.ts';
import { overviewRoutes } from '../features/overview/contract.ts';
import { profileRoutes } from '../features/profile/contract.ts';
import { photoRoutes } from '../features/profile/photo-contract.ts';
import { progressRoutes } from '../features/progress/contract.ts';
import { quizRoutes } from '../features/quizzes/contract.ts';
import { reviewRoutes } from '../features/review/contract.ts';
import { screencastRoutes } from '../features/screencasts/contract.ts';
import { searchRoutes } from '../features/search/contract.ts';
import { setupRoutes } from '../features/setup/contract.ts';
import { sitePageRoutes } from '../features/site-pages/contract.ts';
import { systemRoutes } from '../features/system/contract.ts';
import { teachingRoutes } from '../features/teaching/contract.ts';
import { courseLearnerRoutes } from '../features/teaching/course-learners-contract.ts';

/** Route tables by feature, the only list of them: the server registers these, and OpenAPI is generated from them. */
export const routeTables = {
  identity: identityRoutes,
  audit: auditRoutes,
  profile: profileRoutes,
  photos: photoRoutes,
  account: accountRoutes,
  courses: courseRoutes,
  blog: blogRoutes,
  sitePages: sitePageRoutes,
  enrolment: enrolmentRoutes,
  progress: progressRoutes,
  quizzes: quizRoutes,
  casts: screencastRoutes,
  exercises: exerciseRoutes,
  lessons: lessonRoutes,
  review: reviewRoutes,
  certificates: certificateRoutes,
  feedback: feedbackRoutes,
  feedbackModeration: moderationRoutes,
  newsletter: newsletterRoutes,
  campaigns: campaignRoutes,
  notifications: notificationRoutes,
  openings: openingRoutes,
  careers: careerRoutes,
  careerLines: careerLineRoutes,
  applications: applicationRoutes,
  receivedApplications: receivedApplicationRoutes,
  contact: contactRoutes,
  inbox: inboxRoutes,
  search: searchRoutes,
  teaching: teachingRoutes,
  authoring: authoringRoutes,
  setup: setupRoutes,
  users: userRoutes,
  subscribers: subscriberRoutes,
  careerNumbers: careerNumberRoutes,
  applicationBulk: applicationBulkRoutes,
  courseLearners: courseLearnerRoutes,
  overview: overviewRoutes,
  system: systemRoutes,
  admin: adminRoutes,
};

export type RouteTables = typeof routeTables;

type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** All routes of the public API, in one table. */
export type Routes = AllOf<RouteTables[keyof RouteTables]>;

export const routes = Object.assign({}, ...Object.values(routeTables)) as Routes;

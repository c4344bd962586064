import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { EnrolledCourses } from '../../../features/dashboard/web/public.ts';
import { ProfilePage } from '../../../features/profile/web/pages/profile-page.tsx';

/** /profile: the profile, with the enrolled courses that a later feature draws. */
export function Page() {
  return <ProfilePage enrolledCourses={<EnrolledCourses />} />;
}

export function describe(): PageMeta {
  return { title: 'Profile', description: '' };
}

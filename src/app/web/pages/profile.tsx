import { EnrolledCourses } from '../../../features/dashboard/web/public.ts';
import { ProfilePage } from '../../../features/profile/web/pages/profile-page.tsx';

/** /profile: the profile, with the enrolled courses that a later feature draws. */
export function Page() {
  return <ProfilePage enrolledCourses={<EnrolledCourses />} />;
}

import { MyCertificates } from '../../../features/certificates/web/public.ts';
import type { courseRoutes } from '../../../features/courses/contract.ts';
import { EnrolledCourses } from '../../../features/dashboard/web/public.ts';
import { ProfilePage } from '../../../features/profile/web/pages/profile-page.tsx';
import type { Reading } from '../../../platform/contract/reading.ts';
import { usePageContent } from '../../../platform/web/page-content.ts';
import type { PageMeta } from '../../../platform/web/page-meta.ts';

const profilePageMessages = {
  title: 'Profile',
  description: 'Your display name, photo, email address and courses.',
} as const;

export async function read({ read: readFrom }: Reading<typeof courseRoutes>) {
  return (await readFrom('GET /api/courses')).items;
}

/** Page /profile: the profile with the enrolled courses and the certificates, which come from other features. */
export function Page() {
  return (
    <ProfilePage
      enrolledCourses={<EnrolledCourses courses={usePageContent<typeof read>()} />}
      certificates={<MyCertificates />}
    />
  );
}

export function describe(): PageMeta {
  return profilePageMessages;
}

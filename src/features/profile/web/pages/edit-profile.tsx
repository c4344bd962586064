import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { PageTitle, Page as Width } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { RequireUser } from '../../../identity/web/public.ts';
import { useUserDocument } from '../data.ts';
import { editProfileMessages } from '../messages.ts';
import { EditProfileForm } from '../parts/edit-profile-form.tsx';

export function Page() {
  return (
    <Width width="narrow">
      <PageTitle title={editProfileMessages.title} />
      <RequireUser unreachable={editProfileMessages.loadFailed}>
        {({ uid }) => <LoadedForm key={uid} uid={uid} />}
      </RequireUser>
    </Width>
  );
}

function LoadedForm({ uid }: { readonly uid: string }) {
  const document = useUserDocument(uid);
  if (document.isPending) return <SkeletonLines lines={4} />;
  if (document.isError) {
    return (
      <div className="grid justify-items-start gap-4">
        <ErrorLine>{editProfileMessages.loadFailed}</ErrorLine>
        <Button variant="secondary" busy={document.isFetching} onClick={() => void document.refetch()}>
          {editProfileMessages.retry}
        </Button>
      </div>
    );
  }
  return <EditProfileForm document={document.data} />;
}

export function describe(): PageMeta {
  return { title: 'Edit Profile', description: '' };
}

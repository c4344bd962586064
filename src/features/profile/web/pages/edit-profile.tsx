import { useState } from 'react';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { Failed } from '../../../../ui/failed.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { RequireUser, usePageUser } from '../../../identity/web/public.ts';
import { useUserDocument } from '../data.ts';
import { editProfileMessages } from '../messages.ts';
import { EditProfileForm } from '../parts/edit-profile-form.tsx';
import { PhotoForm } from '../parts/photo-form.tsx';

export function Page() {
  const user = usePageUser();
  const uid = user?.uid ?? '';
  return (
    <Width width="narrow">
      <PageTitle title={editProfileMessages.title} />
      <LoadedForm key={uid} uid={uid} />
      {user && (
        <div className="mt-6">
          <PhotoForm key={uid} user={user} />
        </div>
      )}
      {uid !== '' && (
        <p className="mt-6 text-sm text-muted">
          <TextLink to="/account" className="inline-flex min-h-11 items-center">
            {editProfileMessages.account}
          </TextLink>
        </p>
      )}
    </Width>
  );
}

/** Once the form is there it stays, also when the session ends: what was typed in it is not lost. */
function LoadedForm({ uid }: { readonly uid: string }) {
  const document = useUserDocument(uid);
  const [loaded, setLoaded] = useState(document.data);
  if (!loaded && document.data) setLoaded(document.data);
  if (loaded) return <EditProfileForm document={loaded} />;
  return (
    <RequireUser unreachable={editProfileMessages.loadFailed}>
      {() =>
        document.isError ? (
          <Failed
            text={editProfileMessages.loadFailed}
            retry={editProfileMessages.retry}
            busy={document.isFetching}
            onRetry={() => void document.refetch()}
          />
        ) : (
          <SkeletonLines lines={4} />
        )
      }
    </RequireUser>
  );
}

export function describe(): PageMeta {
  return { title: editProfileMessages.title, description: editProfileMessages.description };
}

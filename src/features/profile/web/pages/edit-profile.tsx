import { useState } from 'react';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { Failed } from '../../../../ui/failed.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { RequireUser, type User, usePageUser } from '../../../identity/web/public.ts';
import { useUserDocument } from '../data.ts';
import { editProfileMessages } from '../messages.ts';
import { EditProfileForm } from '../components/edit-profile-form.tsx';
import { PhotoForm } from '../components/photo-form.tsx';

export function Page() {
  const user = usePageUser();
  return (
    <Width width="narrow" className="fills-window fills-in-order">
      <PageTitle title={editProfileMessages.title} />
      <Forms key={user?.uid ?? ''} user={user} />
      {user && (
        <p className="mt-6 text-sm text-muted">
          <TextLink to="/account" className="inline-flex min-h-11 items-center">
            {editProfileMessages.account}
          </TextLink>
        </p>
      )}
    </Width>
  );
}

function Forms({ user }: { readonly user: User | null }) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  return (
    <>
      <LoadedForm uid={user?.uid ?? ''} isPictureOpen={picture !== null} />
      {user && <PhotoForm user={user} picture={picture} onPicture={setPicture} />}
    </>
  );
}

interface LoadedFormProps {
  readonly uid: string;
  readonly isPictureOpen: boolean;
}

/**
 * Loads the document, then renders the form, which stays even when the session ends, so that no input is lost. Waits
 * while cached data is reloaded: outdated values would be saved again.
 */
function LoadedForm({ uid, isPictureOpen }: LoadedFormProps) {
  const document = useUserDocument(uid);
  const read = document.isSuccess && !document.isFetching ? document.data : undefined;
  const [loaded, setLoaded] = useState(read);
  if (read && read !== loaded) setLoaded(read);
  if (loaded) return <EditProfileForm document={loaded} isPictureOpen={isPictureOpen} />;
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

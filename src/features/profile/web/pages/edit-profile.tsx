import { useState } from 'react';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { Failed } from '../../../../ui/failed.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { RequireUser, type User } from '../../../identity/web/public.ts';
import { useUserDocument } from '../data.ts';
import { editProfileMessages } from '../messages.ts';
import { EditProfileForm } from '../components/edit-profile-form.tsx';
import { PhotoForm } from '../components/photo-form.tsx';

export function Page() {
  return (
    <Width width="narrow" className="fills-window fills-in-order">
      <PageTitle title={editProfileMessages.title} />
      <RequireUser unreachable={editProfileMessages.loadFailed}>{(user) => <Forms user={user} />}</RequireUser>
    </Width>
  );
}

function Forms({ user }: { readonly user: User }) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  return (
    <>
      <LoadedForm uid={user.uid} isPictureOpen={picture !== null} />
      <PhotoForm user={user} picture={picture} onPicture={setPicture} />
      <p className="mt-6 text-sm text-muted">
        <TextLink to="/account" className="inline-flex min-h-11 items-center">
          {editProfileMessages.account}
        </TextLink>
      </p>
    </>
  );
}

interface LoadedFormProps {
  readonly uid: string;
  readonly isPictureOpen: boolean;
}

/** Loads the document, then renders the form. Waits while cached data is reloaded: outdated values would be saved again. */
function LoadedForm({ uid, isPictureOpen }: LoadedFormProps) {
  const document = useUserDocument(uid);
  const read = document.isSuccess && !document.isFetching ? document.data : undefined;
  const [loaded, setLoaded] = useState(read);
  if (read && read !== loaded) setLoaded(read);
  if (loaded) return <EditProfileForm document={loaded} isPictureOpen={isPictureOpen} />;
  if (!document.isError) return <SkeletonLines lines={4} />;
  return (
    <Failed
      text={editProfileMessages.loadFailed}
      retry={editProfileMessages.retry}
      busy={document.isFetching}
      onRetry={() => void document.refetch()}
    />
  );
}

export function describe(): PageMeta {
  return { title: editProfileMessages.title, description: editProfileMessages.description };
}

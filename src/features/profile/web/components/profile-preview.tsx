import { useState } from 'react';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Card } from '../../../../ui/card.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { User } from '../../../identity/web/public.ts';
import { profileMessages } from '../messages.ts';
import { usePhotoPreview } from '../use-photo-preview.ts';

/** Preview of the profile: display name and photo URL are editable here and never saved (specification §2). */
export function ProfilePreview({ user }: { readonly user: User }) {
  const [displayName, setDisplayName] = useState(user.displayName ?? '');
  const photo = usePhotoPreview(user.photoURL ? new URL(user.photoURL, location.origin).href : '');
  const name = displayName.trim() || profileMessages.nameless;
  return (
    <Card className="grid grid-cols-1 gap-6">
      <div role="group" aria-label={profileMessages.preview} className="flex items-center gap-5">
        <Avatar id={user.uid} name={displayName} photoUrl={photo.shownUrl} size="large" />
        <div className="min-w-0">
          <p className="text-h3 font-bold">{name}</p>
          <p className="text-sm text-muted">{user.email}</p>
        </div>
      </div>
      <p className="text-sm text-muted">{profileMessages.previewNote}</p>
      <TextField
        label={profileMessages.displayName}
        autoComplete="off"
        value={displayName}
        onChange={(event) => setDisplayName(event.target.value)}
      />
      <TextField
        label={profileMessages.photoUrl}
        type="url"
        autoComplete="off"
        hint={<span role="status">{profileMessages.photoHints[photo.state]}</span>}
        value={photo.typed}
        onChange={(event) => photo.change(event.target.value)}
        onBlur={photo.leave}
      />
      <TextField label={profileMessages.email} type="email" readOnly value={user.email} />
    </Card>
  );
}

import { useState } from 'react';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Card } from '../../../../ui/card.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { User } from '../../../identity/web/public.ts';
import { profileMessages } from '../messages.ts';

/** Specification §2: display name and photo URL are editable here and never saved; they drive the preview. */
export function ProfilePreview({ user }: { readonly user: User }) {
  const [displayName, setDisplayName] = useState(user.displayName ?? '');
  const [photoUrl, setPhotoUrl] = useState(user.photoURL ?? '');
  const name = displayName.trim() || profileMessages.nameless;
  return (
    <Card className="grid grid-cols-1 gap-6">
      <div role="group" aria-label={profileMessages.preview} className="flex items-center gap-5">
        <Avatar key={photoUrl} name={name} photoUrl={photoUrl} size="large" />
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
        value={photoUrl}
        onChange={(event) => setPhotoUrl(event.target.value)}
      />
      <TextField label={profileMessages.email} type="email" readOnly value={user.email} />
    </Card>
  );
}

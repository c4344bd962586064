import { type ChangeEvent, useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import type { User } from '../../../identity/web/public.ts';
import { useDeletePhoto, useSetPhoto } from '../photo-data.ts';
import { photoMessages as texts } from '../photo-messages.ts';
import { PhotoCrop } from './photo-crop.tsx';

/** The picture of one's own profile: chosen, cut in the browser, saved and removed. */
export function PhotoForm({ user: { uid, displayName, photoURL } }: { readonly user: User }) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const save = useSetPhoto(uid);
  const remove = useDeletePhoto(uid);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // The same file may be chosen again.
    target.value = '';
    save.reset();
    remove.reset();
    const read = file ? await createImageBitmap(file).catch(() => null) : null;
    setUnreadable(file !== undefined && read === null);
    setPicture(read);
  }

  function removePhoto() {
    save.reset();
    remove.mutate();
  }

  return (
    <Card>
      <section aria-labelledby="picture" className="grid gap-5">
        <div className="flex items-center gap-5">
          <Avatar id={uid} name={displayName} photoUrl={photoURL} size="large" />
          <div className="min-w-0">
            <h2 id="picture" className="text-h3">
              {texts.title}
            </h2>
            <p className="text-sm text-muted">{texts.lead}</p>
          </div>
        </div>
        {picture ? (
          <PhotoCrop
            picture={picture}
            busy={save.isPending}
            onCancel={() => setPicture(null)}
            onSave={(photo) => save.mutate(photo, { onSuccess: () => setPicture(null) })}
          />
        ) : (
          <FileField
            label={texts.choose}
            hint={texts.chooseHint}
            error={isUnreadable ? texts.unreadable : undefined}
            accept="image/jpeg,image/png,image/webp"
            onChange={(event) => void choose(event)}
          />
        )}
        {photoURL !== null && !picture && (
          <div>
            <Button variant="secondary" busy={remove.isPending} onClick={removePhoto}>
              {texts.remove}
            </Button>
          </div>
        )}
        <ErrorLine>
          {save.error
            ? failureText(save.error, texts.failed)
            : remove.error && failureText(remove.error, texts.removeFailed)}
        </ErrorLine>
        {(save.isSuccess || remove.isSuccess) && (
          <StatusLine>{save.isSuccess ? texts.saved : texts.removed}</StatusLine>
        )}
      </section>
    </Card>
  );
}

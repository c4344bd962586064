import { type ChangeEvent, useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import type { User } from '../../../identity/web/public.ts';
import { useDeletePhoto, useSetPhoto } from '../photo-data.ts';
import { photoMessages as texts } from '../photo-messages.ts';
import { PhotoCrop } from './photo-crop.tsx';

interface PhotoFormProps {
  readonly user: User;
  /** The picture being cropped. */
  readonly picture: ImageBitmap | null;
  readonly onPicture: (picture: ImageBitmap | null) => void;
}

/**
 * Profile photo: chosen, cropped in the browser, saved and removed. An element that replaces another takes its focus.
 */
export function PhotoForm({ user: { uid, displayName, photoURL }, picture, onPicture }: PhotoFormProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  const [isCancelled, setCancelled] = useState(false);
  const save = useSetPhoto(uid);
  const remove = useDeletePhoto(uid);
  const isDone = save.isSuccess || remove.isSuccess;
  const crop = useFocusWhen(picture !== null);
  const chooser = useFocusWhen<HTMLInputElement>(isCancelled);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Allows choosing the same file again.
    target.value = '';
    save.reset();
    remove.reset();
    setCancelled(false);
    const read = file ? await createImageBitmap(file).catch(() => null) : null;
    setUnreadable(file !== undefined && read === null);
    onPicture(read);
  }

  function removePhoto() {
    save.reset();
    remove.mutate();
  }

  return (
    <Card className="mt-6">
      <LeaveGuard active={picture !== null} />
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
          <div ref={crop} role="group" aria-labelledby="picture" tabIndex={-1}>
            <PhotoCrop
              picture={picture}
              busy={save.isPending}
              onCancel={() => {
                onPicture(null);
                setCancelled(true);
              }}
              onSave={(photo) => save.mutate(photo, { onSuccess: () => onPicture(null) })}
            />
          </div>
        ) : (
          <FileField
            ref={chooser}
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
        <DoneLine takesFocus={isDone}>{isDone && (save.isSuccess ? texts.saved : texts.removed)}</DoneLine>
      </section>
    </Card>
  );
}

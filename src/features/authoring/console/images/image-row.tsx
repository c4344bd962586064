import { sizeText } from '../../../../platform/web/format.ts';
import { ConfirmButton } from '../../../admin/web/public.ts';
import type { ContentImage } from './image-data.ts';
import { imageListMessages as texts } from './messages.ts';

interface ImageRowProps {
  readonly image: ContentImage;
  /** Path of the open text's file. */
  readonly beside: string;
  readonly busy: boolean;
  readonly onRemove: () => void;
}

/** Image with its details and the texts that use it. */
export function ImageRow({ image, beside, busy, onRemove }: ImageRowProps) {
  const { name, address, sizeBytes, alt, uses } = image;
  return (
    <li className="flex flex-wrap items-start gap-4 py-3">
      <img
        src={address}
        alt=""
        loading="lazy"
        className="size-16 shrink-0 rounded-md border border-line bg-white object-contain"
      />
      <div className="grid min-w-40 flex-1 gap-1 text-sm">
        <p className="wrap-anywhere">
          <span className="font-semibold">{name}</span> <span className="text-muted">{sizeText(sizeBytes)}</span>
        </p>
        {alt !== null && (
          <p dir="auto" className="wrap-anywhere">
            {texts.alt(alt)}
          </p>
        )}
        {uses.length === 0 && <p className="text-muted">{texts.unused}</p>}
        {uses.map((use) => (
          <p key={`${use.path} ${use.isDraft}`} className="wrap-anywhere text-muted">
            {textOfUse(use, beside)}
          </p>
        ))}
      </div>
      {uses.length === 0 && (
        <ConfirmButton
          label={texts.remove}
          name={texts.removeOf(name)}
          title={texts.removeTitle(name)}
          text={texts.removeText}
          isDanger
          busy={busy}
          onConfirm={onRemove}
        />
      )}
    </li>
  );
}

function textOfUse({ path, isDraft }: ContentImage['uses'][number], beside: string): string {
  if (path === beside) return isDraft ? texts.draftShows : texts.textShows;
  return isDraft ? texts.otherDraftShows(path) : texts.otherShows(path);
}

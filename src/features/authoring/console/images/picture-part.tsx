import { failureText } from '../../../../platform/web/failure-text.ts';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { ChoiceField } from '../../../admin/web/public.ts';
import { imageExtensions } from '../../image-contract.ts';
import { type ContentItem, useAddImage } from '../content-data.ts';
import { imageMessages } from '../content-messages.ts';
import { useContentImages } from './image-data.ts';
import { pictureMessages as texts } from './messages.ts';

interface PictureProps {
  readonly item: ContentItem;
  readonly label: string;
  /** Name of a file next to the text. */
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** Field for the picture of a course, a video or a page: choose an existing image or upload one. */
export function Part({ item, label, value, onChange }: PictureProps) {
  const images = useContentImages(item).data ?? [];
  const add = useAddImage(item);
  const shown = images.find(({ name }) => name === value);
  const names = [...(shown ? [] : [value]), ...images.map(({ name }) => name)];

  function upload(image: File | undefined) {
    // The alternative text is the title of the item.
    if (image) add.mutate({ alt: item.title, image }, { onSuccess: ({ name }) => onChange(name) });
  }

  return (
    <fieldset className="grid gap-3 sm:col-span-2">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap items-start gap-4">
        {shown && (
          <img
            src={shown.address}
            alt=""
            className="h-25 w-40 shrink-0 rounded-md border border-line bg-white object-cover"
          />
        )}
        <div className="grid min-w-0 flex-1 basis-60 gap-4">
          <ChoiceField
            label={texts.choose}
            value={value}
            options={Object.fromEntries(names.map((name) => [name, name]))}
            onChange={(name) => name !== undefined && onChange(name)}
          />
          <FileField
            label={texts.upload}
            hint={imageMessages.fileHint}
            accept={imageExtensions.join()}
            onChange={({ target }) => upload(target.files?.[0])}
          />
        </div>
      </div>
      <StatusLine>{add.isPending ? texts.uploading : add.data && texts.uploaded(add.data.name)}</StatusLine>
      <ErrorLine>{add.error && failureText(add.error, imageMessages.failed)}</ErrorLine>
    </fieldset>
  );
}

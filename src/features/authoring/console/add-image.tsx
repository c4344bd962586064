import { type SubmitEvent, useState } from 'react';
import { failureText } from '../../../platform/web/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { LimitedTextField } from '../../../ui/limited-field.tsx';
import { StatusLine } from '../../../ui/status-line.tsx';
import { imageExtensions } from '../image-contract.ts';
import { useAddImage } from './content-data.ts';
import { imageMessages as texts } from './content-messages.ts';
import type { ContentDraft } from './use-content-draft.ts';

/** Form that uploads an image next to the text. Alternative text is required. */
export function AddImage({ draft: { item, edit } }: { readonly draft: ContentDraft }) {
  const [alt, setAlt] = useState('');
  const [image, setImage] = useState<File | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const add = useAddImage(item);
  const isMarkdown = item.path.endsWith('.md');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIncomplete(image === null || alt.trim() === '');
    if (image === null || alt.trim() === '') return;
    const form = event.currentTarget;
    add.mutate(
      { alt, image },
      {
        onSuccess: ({ markdown }) => {
          if (isMarkdown) edit((now) => `${now.trimEnd()}\n\n${markdown}\n`);
          form.reset();
          setAlt('');
          setImage(null);
        },
      },
    );
  }

  return (
    <details className="border-y border-line py-2">
      <summary className="min-h-11 py-2 text-sm font-semibold">{texts.title}</summary>
      <form onSubmit={submit} noValidate className="grid gap-5 py-2">
        <FileField
          label={texts.file}
          hint={texts.fileHint}
          accept={imageExtensions.join()}
          onChange={({ target }) => setImage(target.files?.[0] ?? null)}
        />
        <LimitedTextField
          label={texts.alt}
          value={alt}
          maxLength={300}
          onChange={({ target }) => setAlt(target.value)}
        />
        <ErrorLine>{isIncomplete ? texts.incomplete : add.error && failureText(add.error, texts.failed)}</ErrorLine>
        <StatusLine>{add.data && (isMarkdown ? texts.added : texts.addedFile)(add.data.name)}</StatusLine>
        <div>
          <Button type="submit" variant="secondary" busy={add.isPending}>
            {texts.add}
          </Button>
        </div>
      </form>
    </details>
  );
}

import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { LimitedTextArea } from '../../../../ui/limited-field.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { usePreviewComment } from './data.ts';
import { gradeMessages as texts } from './messages.ts';

/** The server's limit, copied because only its types are imported here. */
const commentMaxLength = 4000;

interface CommentFieldProps {
  readonly comment: string;
  readonly onComment: (comment: string) => void;
}

/** Comment in Markdown, with a preview on demand. */
export function CommentField({ comment, onComment }: CommentFieldProps) {
  const { mutate, reset, data, isPending, isError } = usePreviewComment();
  const [isEmpty, setEmpty] = useState(false);

  function show() {
    setEmpty(comment.trim() === '');
    if (comment.trim() !== '') mutate(comment);
  }

  return (
    <div className="grid gap-3">
      <LimitedTextArea
        label={texts.comment}
        hint={texts.commentHint}
        rows={6}
        maxLength={commentMaxLength}
        value={comment}
        onChange={(event) => {
          // The preview no longer matches the text.
          reset();
          setEmpty(false);
          onComment(event.target.value);
        }}
      />
      <Button variant="secondary" size="small" busy={isPending} className="justify-self-start" onClick={show}>
        {texts.preview}
      </Button>
      <div role="status" className="grid gap-2 empty:hidden">
        {isEmpty && <p className="text-sm text-muted">{texts.previewEmpty}</p>}
        {data && <p className="text-xs font-semibold text-muted">{texts.previewTitle}</p>}
        {data && (
          <RichText as="div" html={data.html} className="prose min-w-0 rounded-md border border-line px-4 py-3" />
        )}
      </div>
      <ErrorLine>{isError && texts.previewFailed}</ErrorLine>
    </div>
  );
}

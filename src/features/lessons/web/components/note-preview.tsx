import { renderComment } from '../../../../platform/markdown/comment-markdown.ts';
import { RichText } from '../../../../ui/rich-text.tsx';
import { noteMessages } from '../note-messages.ts';

/** Note with its Markdown rendered. Rendered in the browser, so that it works offline. */
export function Part({ text }: { readonly text: string }) {
  if (text.trim() === '') return <p className="text-muted">{noteMessages.nothingToSee}</p>;
  return (
    <div dir="auto">
      <RichText as="div" html={renderComment(text)} className="prose" />
    </div>
  );
}

import type { ContentItem, Fault } from './content-data.ts';
import { previewMessages as texts } from './content-messages.ts';

interface ContentPreviewProps {
  readonly item: ContentItem;
  readonly checked: { readonly faults: readonly Fault[] | null; readonly html: string | null; readonly state: string };
}

/**
 * Preview of the page in a frame that runs no script and sends no form. It has the site's origin, which its fonts need;
 * nothing in it can exploit that.
 */
export function ContentPreview({ item: { address }, checked: { faults, html, state } }: ContentPreviewProps) {
  return (
    <section className="grid min-w-0 content-start gap-2">
      <h3 className="text-sm font-semibold">{texts.title}</h3>
      {html !== null && (
        <iframe
          title={texts.frame}
          srcDoc={html}
          sandbox="allow-same-origin"
          style={{ height: '70vh' }}
          className="w-full rounded-md border border-line"
        />
      )}
      <p role="status" className="min-h-6 text-sm text-muted">
        {sayingOf()}
      </p>
    </section>
  );

  function sayingOf(): string {
    if (address === null) return texts.none;
    if (faults && faults.length > 0) return html === null ? texts.waiting : texts.older;
    if (state === 'looking') return texts.making;
    return html === null ? texts.failed : '';
  }
}

import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, createElement } from 'react';
import { cx } from './cx.ts';

interface RichTextProps {
  /** Made by the server of Markdown: no markup of the author's own is in it. */
  readonly html: string;
  /** `div` for paragraphs, `span` for one line. */
  readonly as?: 'div' | 'span' | 'p' | 'li';
  readonly className?: string;
}

/** Running text with links in it; those that lead to pages of this site go through the router, as all others do. */
export function RichText({ html, as = 'span', className }: RichTextProps) {
  const router = useRouter();
  return createElement(as, {
    className: cx('rich-text', className),
    // oxlint-disable-next-line react/no-danger -- the server renders it from Markdown and allows no other markup
    dangerouslySetInnerHTML: { __html: displayedHtml(html) },
    onClick(event: MouseEvent) {
      const link = linkOf(event);
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      router.history.push(link);
    },
    onMouseOver: (event: MouseEvent) => {
      const link = linkOf(event);
      if (link) void router.preloadRoute({ to: link.split(/[?#]/)[0] as '/' });
    },
  });
}

/** The address of the page that the event's link leads to; nothing where it leads elsewhere, or to the interface for programs. */
function linkOf({ target }: MouseEvent): string | undefined {
  const address = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
  return address && /^\/(?!\/|api\/)[^.]*$/.test(address) ? address : undefined;
}

/**
 * Marks code in HTML made of Markdown as not to be translated, and frames tables, so that a wide one scrolls by itself.
 * Texts in it are escaped, so the tags never occur as text.
 */
export function displayedHtml(html: string): string {
  return html
    .replaceAll('<code>', '<code translate="no">')
    .replaceAll('<table>', '<div class="wide" role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

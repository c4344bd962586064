import type { ContentFile } from '../../../platform/server/content/kinds.ts';
import { renderMarkdown } from '../../../platform/server/content/markdown.ts';

type At = readonly PropertyKey[];

/** Prepares the values of a page for display; reports faults at their key. */
export interface PageTexts {
  /** Renders Markdown of any number of paragraphs to HTML. */
  paragraphs(this: void, markdown: string, at: At): string;
  /** Renders Markdown of one paragraph to HTML, without the `<p>` element. */
  line(this: void, markdown: string, at: At): string;
  /** URL of a drawing of this site, or of a file next to the page's. */
  picture(this: void, name: string | undefined, at: At): string | undefined;
}

export function pageTexts({
  id,
  fault,
  link,
  asset,
}: Pick<ContentFile<unknown>, 'id' | 'fault' | 'link' | 'asset'>): PageTexts {
  const paragraphs: PageTexts['paragraphs'] = (body, at) =>
    renderMarkdown({
      body: id === 'imprint' ? withLineBreaks(body) : body,
      fault: (_, message) => fault(at, message),
      link: (address) => link(address, at),
      asset: (name) => asset(name, at),
    }).html.trim();

  return {
    paragraphs,
    line(markdown, at) {
      const html = paragraphs(markdown, at);
      const inner = /^<p>((?:(?!<p>).)*)<\/p>$/s.exec(html)?.[1];
      if (inner === undefined) fault(at, 'is not one paragraph of text');
      return inner ?? '';
    },
    picture(name, at) {
      if (name === undefined) return undefined;
      if (!name.startsWith('/')) return asset(name, at);
      link(name, at);
      return name;
    },
  };
}

/** Keeps line breaks, because an imprint consists of addresses. Authors may wrap other texts anywhere. */
function withLineBreaks(markdown: string): string {
  return markdown.replaceAll(/(?<=\S)\n(?=\S)/g, '  \n');
}

import type { ContentFile } from '../../../platform/server/content/kinds.ts';
import { renderMarkdown } from '../../../platform/server/content/markdown.ts';

type At = readonly PropertyKey[];

/** Makes what a page's keys hold ready to be shown; a fault stands at the key. */
export interface PageTexts {
  /** HTML of Markdown of any number of paragraphs. */
  paragraphs(this: void, markdown: string, at: At): string;
  /** HTML of Markdown of one paragraph, without that paragraph's own element. */
  line(this: void, markdown: string, at: At): string;
  /** The address of a drawing of this site, or of a file beside the page's. */
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

/** An imprint is made of addresses, and their lines stay lines. Other texts may be wrapped wherever their author likes. */
function withLineBreaks(markdown: string): string {
  return markdown.replaceAll(/(?<=\S)\n(?=\S)/g, '  \n');
}

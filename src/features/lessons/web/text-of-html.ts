import { withoutTags } from '../../../platform/contract/without-tags.ts';

/** Plain text of a part of a lesson, to search in. */
export function textOf(html: string): string {
  // The tokens of highlighted code are no words of their own.
  const text = withoutTags(html.replaceAll(/<\/?span\b[^<>]*>/g, ''), ' ').replaceAll(/\s+/g, ' ');
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim();
}

import { withoutTags } from '../../../platform/contract/without-tags.ts';

/** The words of a part of a lesson, without markup: for finding something in it. */
export function textOf(html: string): string {
  const text = withoutTags(html, ' ').replaceAll(/\s+/g, ' ');
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim();
}

import type { ContentItem } from '../../src/features/authoring/console/content-data.ts';

/** Article with only a draft, as the console reads it. */
export function draftedArticle(source: string, revision: string): ContentItem {
  const nothing = { publishAt: null, problem: null, review: null } as const;
  return {
    kind: 'article',
    id: 'kiln',
    path: 'articles/kiln.md',
    title: 'Kiln',
    state: 'draft',
    published: null,
    draft: { source, revision, state: 'draft', isOutdated: false, by: 'Ada', savedAt: 0, ...nothing },
    companions: [],
    outline: null,
    address: '/blog/kiln',
  };
}

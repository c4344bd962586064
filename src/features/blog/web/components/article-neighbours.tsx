import { Link } from '@tanstack/react-router';
import type { Article } from '../../contract.ts';
import { blogMessages } from '../messages.ts';

export interface Neighbours {
  /** The previously published article; undefined for the oldest. */
  readonly older: Article | undefined;
  readonly newer: Article | undefined;
}

/** Links to the previous and next article. */
export function ArticleNeighbours({ older, newer }: Neighbours) {
  return (
    <nav aria-label={blogMessages.neighbours} className="mt-14 grid gap-4 sm:grid-cols-2 lg:mt-20 print:hidden">
      {older && <Neighbour label={blogMessages.older} article={older} />}
      {newer && <Neighbour label={blogMessages.newer} article={newer} />}
    </nav>
  );
}

function Neighbour({ label, article }: { readonly label: string; readonly article: Article }) {
  return (
    <Link
      to="/blog/$slug"
      params={{ slug: article.slug }}
      className="group grid content-start gap-1 rounded-lg border border-line bg-surface p-6 no-underline hover:border-ink"
    >
      <span className="text-xs text-muted">{label}</span>
      <span className="font-display text-h3 font-bold underline-offset-4 group-hover:underline">{article.title}</span>
    </Link>
  );
}

import { type SiteAddress, SiteLink } from '../../../../platform/web/site-link.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { Marked } from '../../../../ui/marked.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import type { SearchResult, SearchState } from '../data.ts';
import { searchMessages } from '../messages.ts';
import type { Elements } from '../../../../ui/elements.ts';

interface SearchResultsProps {
  readonly q: string;
  readonly state: SearchState;
  /** Number of results shown; the announced count includes all. */
  readonly max?: number;
  /** Shown below the last result. */
  readonly children?: Elements;
}

/** Results as links; announces their number, that there are none, or why the search failed. */
export function SearchResults({ q, state, max = Infinity, children }: SearchResultsProps) {
  return (
    <div className="grid gap-4">
      {/* Mounted from the start, so that a change is announced. */}
      <p
        role="status"
        className={state.status === 'found' && state.results.length > 0 ? 'text-sm text-muted' : 'sr-only'}
      >
        {announcementOf(q, state)}
      </p>
      {state.status === 'loading' && <SkeletonLines lines={4} label={null} />}
      {state.status === 'failed' && <Failed text={state.message} retry={searchMessages.retry} onRetry={state.retry} />}
      {state.status === 'found' && state.results.length === 0 && (
        <EmptyState text={searchMessages.nothing(q)}>
          <p className="text-sm text-muted">{searchMessages.nothingHint}</p>
        </EmptyState>
      )}
      {state.status === 'found' && state.results.length > 0 && (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {state.results.slice(0, max).map((result) => (
              <ResultItem key={result.path} result={result} />
            ))}
          </ul>
          {children}
        </>
      )}
    </div>
  );
}

function announcementOf(q: string, state: SearchState): string {
  if (state.status === 'loading') return searchMessages.loading;
  if (state.status !== 'found') return '';
  return state.results.length === 0 ? searchMessages.nothing(q) : searchMessages.found(state.results.length);
}

function ResultItem({ result }: { readonly result: SearchResult }) {
  const { kind, title, path, excerpt, titleMarks, excerptMarks } = result;
  return (
    <li className="group relative py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <SiteLink
          path={path as SiteAddress}
          className="font-semibold underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0"
        >
          <Marked text={title} marks={titleMarks} />
        </SiteLink>
        <Badge>{searchMessages.kinds[kind]}</Badge>
      </div>
      <p className="mt-1 max-w-prose text-sm text-muted">
        <Marked text={excerpt} marks={excerptMarks} />
      </p>
    </li>
  );
}

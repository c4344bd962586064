import { Link } from '@tanstack/react-router';
import { searchMessages } from '../messages.ts';

/** Shown in place of results until something is searched. */
export function SearchExamples() {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-muted">
      <p>{searchMessages.idle}</p>
      {searchMessages.examples.map((q) => (
        <Link key={q} to="/search" search={{ q }} className="text-link inline-flex min-h-6 items-center">
          {q}
        </Link>
      ))}
    </div>
  );
}

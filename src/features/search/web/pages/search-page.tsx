import { useHydrated, useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { HintedLinks } from '../../../../platform/web/hinted-links.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { useSearchResults } from '../data.ts';
import { browseLinks, searchMessages } from '../messages.ts';
import { SearchExamples } from '../components/search-examples.tsx';
import { SearchField, maxLength } from '../components/search-field.tsx';
import { SearchResults } from '../components/search-results.tsx';

/** /search?q=…: all results. The prerendered page has no query; it comes with the address. */
export function Page() {
  const isHydrated = useHydrated();
  const { q: asked = '' } = useSearch({ strict: false });
  // The address may be edited or pasted; only as much is used as the field would accept.
  const q = isHydrated
    ? asked
        .replaceAll(/\p{Cc}/gu, ' ')
        .slice(0, maxLength)
        .trim()
    : '';
  return (
    <Width>
      <PageTitle title={searchMessages.title} lead={searchMessages.lead} />
      <div className="grid items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid gap-8">
          <Form key={q} query={q} />
          {q === '' ? <SearchExamples /> : <Results q={q} />}
        </div>
        <Browse />
      </div>
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: searchMessages.title, description: searchMessages.description };
}

/** Links for visitors who would rather browse than search. */
function Browse() {
  return (
    <nav aria-labelledby="browse" className="lg:border-l lg:border-line lg:pl-8">
      <h2 id="browse" className="mb-4 text-h3">
        {searchMessages.browse}
      </h2>
      <HintedLinks links={browseLinks} />
    </nav>
  );
}

function Form({ query }: { readonly query: string }) {
  const [text, setText] = useState(query);
  const navigate = useNavigate();

  function submit(event: FormEvent) {
    event.preventDefault();
    const q = text.trim();
    void navigate({ to: '/search', search: q === '' ? {} : { q } });
  }

  return (
    <form role="search" aria-label={searchMessages.title} onSubmit={submit}>
      <SearchField value={text} onText={setText} />
    </form>
  );
}

function Results({ q }: { readonly q: string }) {
  return <SearchResults q={q} state={useSearchResults(q, 0)} />;
}

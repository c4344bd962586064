import { Link } from '@tanstack/react-router';
import type { Reading } from '../../../../platform/contract/reading.ts';
import { usePageContent } from '../../../../platform/web/page-content.ts';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Width } from '../../../../ui/page.tsx';
import type { Article, blogRoutes } from '../../contract.ts';
import { blogMessages, blogMeta } from '../messages.ts';
import { ArticleDate } from '../components/article-date.tsx';

export async function read({ read: readFrom }: Reading<typeof blogRoutes>) {
  return (await readFrom('GET /api/articles')).items;
}

/** The blog page (specification §2) with all articles, the newest first and largest. */
export function Page() {
  const [newest, ...earlier] = usePageContent<typeof read>();
  return (
    <Width>
      <h1 className="text-h1">{blogMessages.title}</h1>
      <p className="mt-4 max-w-xl text-lead text-muted">{blogMessages.welcome}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <LinkButton to="/affiliate">{blogMessages.affiliates}</LinkButton>
        <a href="/blog/feed.xml" className={buttonStyle({ variant: 'secondary' })}>
          {blogMessages.feed}
        </a>
      </div>
      {newest && <NewestArticle article={newest} />}
      {earlier.length > 0 && (
        <>
          <h2 className="mt-16 mb-2 text-h2">{blogMessages.earlier}</h2>
          <ul className="divide-y divide-line">
            {earlier.map((article) => (
              <ArticleRow key={article.slug} article={article} />
            ))}
          </ul>
        </>
      )}
    </Width>
  );
}

function NewestArticle({ article }: { readonly article: Article }) {
  return (
    <section
      aria-label={blogMessages.newest}
      className="group relative mt-12 grid overflow-hidden rounded-lg bg-deep text-on-deep [--focus:#fff] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="grid content-center justify-items-start p-7 sm:p-12">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <p className="text-sm text-on-deep-muted">
            {blogMessages.newest} · <ArticleDate date={article.date} />
          </p>
          <ExampleMark article={article} />
        </div>
        <h2 className="mt-4 text-h1">
          <ArticleLink article={article} />
        </h2>
        <p className="mt-4 max-w-xl text-lead text-on-deep-muted">{article.description}</p>
        <p className="mt-6 text-sm text-on-deep-muted">{blogMessages.readingTime(article.readingMinutes)}</p>
      </div>
      <img
        src="/art/letters.svg"
        alt=""
        width="640"
        height="400"
        className="size-full object-cover max-lg:aspect-[16/9]"
      />
    </section>
  );
}

function ArticleRow({ article }: { readonly article: Article }) {
  return (
    <li className="group relative grid gap-x-10 gap-y-2 py-7 sm:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[12rem_minmax(0,1fr)_8rem]">
      <ArticleDate date={article.date} className="text-sm text-muted sm:pt-1" />
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="text-h3">
            <ArticleLink article={article} />
          </h3>
          <ExampleMark article={article} />
        </div>
        <p className="mt-2 max-w-2xl text-muted">{article.description}</p>
      </div>
      <p className="text-sm text-muted sm:max-lg:col-start-2 lg:pt-1">
        {blogMessages.readingTime(article.readingMinutes)}
      </p>
    </li>
  );
}

/** The same mark as on the article's page. */
function ExampleMark({ article }: { readonly article: Article }) {
  return article.isExample && <Badge>{blogMessages.example}</Badge>;
}

function ArticleLink({ article }: { readonly article: Article }) {
  return (
    <Link
      to="/blog/$slug"
      params={{ slug: article.slug }}
      className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
    >
      {article.title}
    </Link>
  );
}

export function describe(): PageMeta {
  return blogMeta;
}

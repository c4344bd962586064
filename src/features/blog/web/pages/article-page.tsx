import { Link } from '@tanstack/react-router';
import { Badge } from '../../../../ui/badge.tsx';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { Width } from '../../../../ui/page.tsx';
import type { Reading } from '../../../../platform/contract/reading.ts';
import { displayedHtml } from '../../../../ui/rich-text.tsx';
import type { Article, ArticleSection, WholeArticle, blogRoutes } from '../../contract.ts';
import { blogMessages } from '../messages.ts';
import { ArticleDate } from '../components/article-date.tsx';
import { ArticleNeighbours, type Neighbours } from '../components/article-neighbours.tsx';

export interface ArticleContent extends Neighbours {
  readonly article: WholeArticle;
}

/** Reads an article; undefined if it does not exist. */
export async function readArticle(
  { read, find }: Reading<typeof blogRoutes>,
  slug: string,
): Promise<ArticleContent | undefined> {
  const [article, { items }] = await Promise.all([
    find('GET /api/articles/{slug}', { params: { slug } }),
    read('GET /api/articles'),
  ]);
  const at = items.findIndex((each) => each.slug === slug);
  return article && { article, older: items[at + 1], newer: items[at - 1] };
}

/** One article: title, sections, text and author. */
export function ArticlePage({ article, older, newer }: ArticleContent) {
  return (
    <Width className="pt-6 lg:pt-8">
      <Breadcrumb label={blogMessages.breadcrumb} current={article.title}>
        <Link to="/">{blogMessages.home}</Link>
        <Link to="/blog">{blogMessages.title}</Link>
      </Breadcrumb>
      <article className="mt-8 grid gap-x-16 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <ArticleHeader article={article} />
        {article.sections.length > 0 && <Contents sections={article.sections} />}
        {/* oxlint-disable-next-line react/no-danger -- the server renders it from Markdown and allows no other markup */}
        <div className="prose mt-10 min-w-0" dangerouslySetInnerHTML={{ __html: displayedHtml(article.html) }} />
        <AboutAuthor article={article} />
      </article>
      <ArticleNeighbours older={older} newer={newer} />
    </Width>
  );
}

function ArticleHeader({ article }: { readonly article: Article }) {
  return (
    <header className="col-span-full max-w-3xl">
      <ul aria-label={blogMessages.tags} className="flex flex-wrap gap-2">
        {article.isExample && (
          <li>
            <Badge>{blogMessages.example}</Badge>
          </li>
        )}
        {article.tags.map((tag) => (
          <li key={tag}>
            <Badge tone="primary">{tag}</Badge>
          </li>
        ))}
      </ul>
      <h1 className="mt-4 text-h1">{article.title}</h1>
      <p className="mt-5 text-lead text-muted">{article.description}</p>
      <p className="mt-6 flex flex-wrap gap-x-2 text-sm text-muted">
        <ArticleDate date={article.date} />
        <span>{`· ${blogMessages.readingTime(article.readingMinutes)}`}</span>
      </p>
    </header>
  );
}

function Contents({ sections }: { readonly sections: readonly ArticleSection[] }) {
  return (
    <nav
      aria-labelledby="contents-title"
      className="mt-10 max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:p-5 lg:sticky lg:top-26 lg:col-start-2 lg:row-start-2 lg:self-start lg:border-l lg:border-line lg:pl-6 print:hidden"
    >
      <h2 id="contents-title" className="font-sans text-sm font-semibold">
        {blogMessages.contents}
      </h2>
      <ol className="mt-2 text-sm text-muted">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-8 items-center py-1 leading-snug underline-offset-4 hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function AboutAuthor({ article: { author } }: { readonly article: Article }) {
  return (
    <p className="mt-12 max-w-152 border-t border-line pt-6 text-sm text-muted lg:col-start-1">
      <span>{blogMessages.aboutAuthor(author.name, author.profession)}</span>{' '}
      <Link to="/course/$courseId" params={{ courseId: author.courseId }} className="text-link font-semibold">
        {author.courseTitle}
      </Link>
      .
    </p>
  );
}

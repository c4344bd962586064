import type { PageModule } from '../../../platform/web/chunk.ts';

/** What the addresses of dynamic pages are made of. */
export interface Content {
  readonly courseIds: readonly string[];
  readonly articleSlugs: readonly string[];
  readonly openingIds: readonly string[];
  readonly careerIds: readonly string[];
}

/** One page of the site. Its title, description and search words are said by its module (`describe`), and nowhere else. */
export interface PageEntry {
  readonly load: () => Promise<PageModule>;
  /**
   * The same for every visitor: prerendered, and open to search engines. Any other starts from the empty shell. No default, so
   * that nobody forgets it.
   */
  readonly isPublic: boolean;
  /** Of a public page that search engines need not list: they lead to what stands around it. */
  readonly isListed?: false;
  /** Of a page that the site's own search does not find; it finds dynamic pages by what they show. */
  readonly isFindable?: false;
  /** The page above it, for breadcrumbs; the home page stands above all. */
  readonly parent?: `/${string}`;
  /** Of a path with a `$parameter`: what stands in its place, in the order of the sitemap. */
  readonly params?: (content: Content) => readonly string[];
  /** Of a page whose texts are content: the name of their file, `content/pages/<name>.yaml`. */
  readonly pageName?: string;
  /** What the page reads of its address, after the question mark. */
  readonly validateSearch?: (search: Record<string, unknown>) => object;
}

/** Pages by their path, in the order of the sitemap. */
export type PageTable = Readonly<Record<`/${string}`, PageEntry>>;

import type { PageModule } from '../../../platform/web/chunk.ts';

/** Content ids that the addresses of dynamic pages consist of. */
export interface Content {
  readonly courseIds: readonly string[];
  readonly articleSlugs: readonly string[];
  readonly openingIds: readonly string[];
  readonly careerIds: readonly string[];
}

/** Page of the site. Its module alone defines its title, description and search words (`describe`). */
export interface PageEntry {
  readonly load: () => Promise<PageModule>;
  /**
   * True if the page is the same for every visitor: prerendered, and open to search engines. Others start from the
   * empty shell. No default, so that nobody forgets it.
   */
  readonly isPublic: boolean;
  /** False for a public page that search engines need not list, because they lead to the pages around it. */
  readonly isListed?: false;
  /** False for a page that the site's own search does not find; dynamic pages are found by their content. */
  readonly isFindable?: false;
  /** Parent page for breadcrumbs; the home page by default. */
  readonly parent?: `/${string}`;
  /** Values of the path's `$parameter`, in the order of the sitemap. */
  readonly params?: (content: Content) => readonly string[];
  /** Name of the content file of a page whose texts are content, `content/pages/<name>.yaml`. */
  readonly pageName?: string;
  /** Parses the query parameters that the page reads. */
  readonly validateSearch?: (search: Record<string, unknown>) => object;
}

/** Pages by their path, in the order of the sitemap. */
export type PageTable = Readonly<Record<`/${string}`, PageEntry>>;

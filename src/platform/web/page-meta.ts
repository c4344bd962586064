/** Metadata of a page for the document's head. */
export interface PageMeta {
  /** Without the brand, which is added; null on the home page, whose title begins with the brand. */
  readonly title: string | null;
  readonly description: string;
  /** Additional terms for the site's search: words without a full stop, shown after the description. */
  readonly searchWords?: string;
  /** Path that search engines should list, if another page shows the same content. */
  readonly canonicalPath?: string;
  /** True if its subject is gone permanently: search engines should drop the address. */
  readonly isGone?: boolean;
}

/** What a page says of itself in the document's head. */
export interface PageMeta {
  /** Without the brand, which is added; null on the home page, whose title begins with the brand. */
  readonly title: string | null;
  readonly description: string;
  /** What the site's search finds it by besides: words without a full stop, shown after the description. */
  readonly searchWords?: string;
  /** The address that search engines should list, where another shows the same page; a path. */
  readonly canonicalPath?: string;
  /** What it was about is over for good: programs are told to forget the address. */
  readonly isGone?: boolean;
}

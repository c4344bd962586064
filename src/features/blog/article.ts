/** What the list shows of an article, and the head of its page; the text itself is loaded with the article alone. */
export interface Article {
  /** The last part of its address, and the name of its file. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** The day it was published, as `YYYY-MM-DD`. */
  readonly date: string;
  readonly author: ArticleAuthor;
  readonly tags: readonly string[];
  /** Whole minutes, at least 1. */
  readonly readingMinutes: number;
}

/** Articles are written by the people who teach: the course stands beside the name. */
export interface ArticleAuthor {
  readonly name: string;
  readonly profession: string;
  readonly courseId: string;
  readonly courseTitle: string;
}

export interface ArticleSection {
  readonly id: string;
  readonly title: string;
}

/** The text of one article. */
export interface ArticleBody {
  /** Made from Markdown of this repository when the site is built. */
  readonly html: string;
  /** The headings of the second level, in their order. */
  readonly sections: readonly ArticleSection[];
}

/** Texts of the blog; heading, welcome and button of the list are the specification's (§2), verbatim. */
export const blogMessages = {
  title: 'Blog',
  welcome: 'Welcome to our blog! Here you will find the latest updates and articles.',
  affiliates: 'Learn More About Affiliates',
  feed: 'RSS feed',
  newest: 'Latest article',
  earlier: 'Earlier articles',
  readingTime: (minutes: number) => `${minutes} min read`,
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  example: 'Example',
  tags: 'Topics',
  contents: 'In this article',
  aboutAuthor: (author: string, profession: string) => `${author}, ${profession}, is listed as the instructor of`,
  neighbours: 'More articles',
  older: 'Previous article',
  newer: 'Next article',
  all: 'All articles',
} as const;

export const blogMeta = {
  title: blogMessages.title,
  description:
    'Practical articles for learners: choosing a language, reading errors, portfolios, interviews, memory and asking questions.',
} as const;

import * as z from 'zod/mini';
import { lineOf } from '../../../platform/contract/text.ts';
import { defineKind, markedName } from '../../../platform/server/content/kinds.ts';
import { renderMarkdown } from '../../../platform/server/content/markdown.ts';
import { type WholeArticle, articlePage } from '../contract.ts';

declare module '../../../platform/server/content/kinds.ts' {
  interface ContentTypes {
    article: z.infer<typeof WholeArticle>;
  }
}

/** Average reading speed for English text; code counts like text. */
const wordsPerMinute = 200;
const lineMaxLength = 200;
const descriptionMinLength = 40;

export const articleKind = defineKind({
  name: 'article',
  path: 'articles/{id}.md',
  page: articlePage,
  isLazy: true,
  shape: z.strictObject({
    title: lineOf(lineMaxLength),
    description: lineOf(lineMaxLength).check(z.minLength(descriptionMinLength)),
    date: z.iso.date(),
    example: z._default(z.boolean(), false),
    author: z.strictObject({ name: lineOf(lineMaxLength), profession: lineOf(lineMaxLength), course: z.string() }),
    tags: z.array(lineOf(lineMaxLength)).check(z.minLength(1)),
  }),
  make(file) {
    const { id, front, body, fault, find } = file;
    const { author, example, ...facts } = front;
    const course = find('course', author.course, ['author', 'course']);
    const words = body.split(/\s+/).filter((word) => /\w/.test(word)).length;
    if (words === 0) fault([], 'there is no text below the front matter');
    return {
      slug: id,
      ...facts,
      isExample: example,
      author: {
        name: author.name,
        profession: markedName(author.profession, example),
        courseId: author.course,
        courseTitle: course?.title ?? '',
      },
      readingMinutes: Math.max(1, Math.round(words / wordsPerMinute)),
      ...renderMarkdown(file),
    };
  },
  rank: ({ date }) => -Date.parse(date),
});

import { Marked, Parser, type Token, type Tokens } from 'marked';
import { parse as parseYaml } from 'yaml';
import { courses } from '../../courses/courses.ts';
import type { Article, ArticleAuthor, ArticleBody } from '../article.ts';
import { escapeMarkup } from './escape-markup.ts';
import { frontMatterOf } from './front-matter.ts';

/** Words of an English text that most people read in a minute; code is counted like text. */
const wordsPerMinute = 200;

export interface ParsedArticle {
  readonly article: Article;
  readonly body: ArticleBody;
}

/**
 * Makes an article of its file. Throws with the slug in the message if the front matter is not as it has to be, the
 * author teaches no course, or a heading would break the page's order.
 */
export function parseArticle(slug: string, source: string): ParsedArticle {
  const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(source);
  if (!parts) throw new Error(`article ${slug}: it does not begin with front matter between lines of ---`);
  const [, head = '', text = ''] = parts;
  const { author, ...facts } = frontMatterOf(slug, parseYaml(head));
  const words = text.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return {
    article: {
      slug,
      ...facts,
      author: authorOf(slug, author),
      readingMinutes: Math.max(1, Math.round(words / wordsPerMinute)),
    },
    body: bodyOf(slug, text),
  };
}

function authorOf(slug: string, name: string): ArticleAuthor {
  const course = courses.find(({ instructor }) => instructor.startsWith(`${name}, `));
  if (!course) throw new Error(`article ${slug}: ${name} teaches no course`);
  return {
    name,
    profession: course.instructor.slice(name.length + 2),
    courseId: course.courseId,
    courseTitle: course.title,
  };
}

function bodyOf(slug: string, text: string): ArticleBody {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: title }: Tokens.Heading) {
        return `<h${depth} id="${idOf(title)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code({ text: code, lang = '' }: Tokens.Code) {
        // Scrolls sideways by itself, so the keyboard has to reach it.
        return `<pre tabindex="0"${lang && ` data-language="${escapeMarkup(lang)}"`}><code>${escapeMarkup(code)}\n</code></pre>\n`;
      },
    },
  });
  const plain = new Parser();
  const tokens = marked.lexer(text);
  const headings = tokens.filter(isHeading);
  requireOrder(slug, headings);
  return {
    html: marked.parser(tokens),
    sections: headings
      .filter(({ depth }) => depth === 2)
      .map(({ text: written, tokens: inline }) => ({
        id: idOf(written),
        title: plain.parseInline(inline, plain.textRenderer),
      })),
  };
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

/** The page's h1 is the article's title: sections begin at h2, and no level is left out. */
function requireOrder(slug: string, headings: readonly Tokens.Heading[]): void {
  let above = 1;
  for (const { depth, text } of headings) {
    if (depth === 1 || depth > above + 1) throw new Error(`article ${slug}: "${text}" stands at level ${depth}`);
    above = depth;
  }
}

function idOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { parseArticle } from './parse-article.ts';

/**
 * Lets the browser's code import articles without a Markdown parser: `x.md` is the article's text as HTML
 * (`default`: ArticleBody), `x.md?facts` what lists and heads say of it (`default`: Article).
 */
export function articlesPlugin(): Plugin {
  return {
    name: 'opvir-articles',
    transform: {
      filter: { id: /\/blog\/articles\/[^/]+\.md(\?facts)?$/ },
      handler(source, id) {
        const [file = '', query] = id.split('?');
        const { article, body } = parseArticle(basename(file, '.md'), source);
        return {
          code: `export default ${JSON.stringify(query === 'facts' ? article : body)};`,
          moduleType: 'js',
          map: null,
        };
      },
    },
  };
}

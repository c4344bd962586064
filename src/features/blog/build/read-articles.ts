import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ParsedArticle, parseArticle } from './parse-article.ts';

/** Every article of the repository, the newest first. Throws as {@link parseArticle} does. */
export async function readArticles(folder: string): Promise<ParsedArticle[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const articles = await Promise.all(
    files.map(async (name) => parseArticle(basename(name, '.md'), await readFile(join(folder, name), 'utf8'))),
  );
  return articles.toSorted((a, b) => b.article.date.localeCompare(a.article.date));
}

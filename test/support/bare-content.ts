import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defaultContentDir } from '../../src/app/server/content-kinds.ts';
import { type ContentFolder, emptyContent, emptyContentForThisFile } from './content.ts';

/**
 * Content with only the texts of the site's own pages, without which no site starts: no course, article, career or
 * opening.
 */
export function bareContent(): ContentFolder {
  return withPages(emptyContent());
}

/** Bare content shared by all tests of a file. */
export function bareContentForThisFile(): ContentFolder {
  return withPages(emptyContentForThisFile());
}

function withPages(folder: ContentFolder): ContentFolder {
  cpSync(join(defaultContentDir, 'pages'), join(folder.path, 'pages'), { recursive: true });
  return folder;
}

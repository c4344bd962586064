import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { articleKind } from '../../features/blog/server/content.ts';
import { screencastKind } from '../../features/screencasts/server/content.ts';
import { captionsKind, videoKind } from '../../features/screencasts/server/video-content.ts';
import { careerKind } from '../../features/careers/server/content.ts';
import { courseKind, tracksKind } from '../../features/courses/server/content.ts';
import { exerciseKind } from '../../features/exercises/server/content.ts';
import { lessonKind, outlineKind } from '../../features/lessons/server/content.ts';
import { openingKind } from '../../features/openings/server/content.ts';
import { quizKind } from '../../features/quizzes/server/content.ts';
import { pageKind } from '../../features/site-pages/server/content.ts';
import type { ContentKind } from '../../platform/server/content/kinds.ts';
import type { ContentSnapshot } from '../../platform/server/content/snapshot.ts';
import { type BuiltSite, currentSite } from './built-site.ts';
import { hasContentAt } from './page-context.ts';

/** Folder of the shipped content that a new installation starts with. */
export const defaultContentDir = join(import.meta.dirname, '../../../content');

/** Current built site, whose pages content may link to; null before the first build. */
export const linkedSite = currentSite();

/** Addresses that the server answers besides pages and the build's files. */
const otherAddresses = new Set(['/api/docs', '/api/openapi.json', '/blog/feed.xml']);

/** All kinds of content; a kind may read those listed before it. */
export const contentKinds: readonly ContentKind[] = [
  courseKind,
  tracksKind,
  exerciseKind,
  screencastKind,
  captionsKind,
  videoKind,
  lessonKind,
  quizKind,
  outlineKind,
  articleKind,
  careerKind,
  openingKind,
  { ...pageKind, required: linkedSite?.table.pageNames ?? [] },
];

/** Hash of the shipped content that the build has checked; null before the first build. */
export const checkedContentHash = linkedSite?.table.contentHash ?? null;

/** Path of a shipped image: a file of the build. */
const isDrawing = /^\/(?:[a-z][\w-]*\/)+[\w-]+\.(?:svg|png)$/;

/** Checks that a link within content has a target. */
export const hasPage = linkCheck(linkedSite);

/** The same check for the pages of a given site: a thread uses the pages of its server, not those of a later build. */
export function linkCheck(
  site: Pick<BuiltSite, 'folder' | 'table'> | null,
): (address: string, content: ContentSnapshot) => boolean {
  const ownPages = site && new Set([...Object.keys(site.table.outputs), ...site.table.clientRoutes]);
  return (address, content) => {
    const path = address.split(/[?#]/)[0] ?? '';
    if (!site || !ownPages || ownPages.has(path) || otherAddresses.has(path)) return true;
    if (isDrawing.test(path)) return existsSync(join(site.folder, path));
    return hasContentAt(site.table.patterns, path, content);
  };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { articleKind } from '../../features/blog/server/content.ts';
import { castKind } from '../../features/casts/server/content.ts';
import { captionsKind, videoKind } from '../../features/casts/server/video-content.ts';
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
import { hasContentAt } from './page-things.ts';

/** What a new installation begins with. */
export const defaultContentDir = join(import.meta.dirname, '../../../content');

/** The site that is built, to whose pages content links; before the first build nobody knows it. */
export const linkedSite = currentSite();

/** What the server answers with besides pages and the build's files. */
const otherAddresses = new Set(['/api/docs', '/api/openapi.json', '/blog/feed.xml']);

/** Every kind of content; a kind may look at what stands above it. */
export const contentKinds: readonly ContentKind[] = [
  courseKind,
  tracksKind,
  quizKind,
  exerciseKind,
  castKind,
  captionsKind,
  videoKind,
  lessonKind,
  outlineKind,
  articleKind,
  careerKind,
  openingKind,
  { ...pageKind, required: linkedSite?.table.pageNames ?? [] },
];

/** The hash of the content that ships, as the build has checked it; null before the first build. */
export const checkedContentHash = linkedSite?.table.contentHash ?? null;

/** A picture that came with the software: it is a file of the build. */
const isDrawing = /^\/(?:[a-z][\w-]*\/)+[\w-]+\.(?:svg|png)$/;

/** Whether a link within content leads somewhere. */
export const hasPage = linkCheck(linkedSite);

/** The same for the pages of this site: a thread looks at those that its server has, and not at a later build's. */
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

import { contentBlockId } from '../../platform/web/page-content.ts';
import type { Template } from '../rendering.ts';
import { shellHeadTags } from './discovery/head-tags.ts';

/** A page as it was rendered, in the parts that its document is put together of. */
export interface RenderedPage {
  readonly html: string;
  /** The tags of its head. */
  readonly head: string;
  /** What it says to programs, as tags for its end. */
  readonly structuredData: string;
  /** What it was drawn from, by address. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The dynamic imports behind its parts, as written in the renderer's code. */
  readonly imports: readonly string[];
}

/** The HTML of a page; without one, that of an empty shell, with the dynamic imports behind what will be drawn in it. */
export function documentOf(
  template: Template,
  page: RenderedPage | null,
  imports: readonly string[] = page?.imports ?? [],
): string {
  return template.html
    .replace('<!--page-head-->', () => page?.head ?? shellHeadTags())
    .replace('</head>', () => `  ${scriptTags(template, imports, page !== null)}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page?.html ?? ''}</div>\n    ${dataTags(page)}`);
}

/**
 * A prerendered page is read without them: they stand in a template, out of which src/app/web/boot.ts takes them once
 * the page is painted. An empty shell needs them first of all.
 */
function scriptTags({ entry, shared, parts }: Template, imports: readonly string[], isPrerendered: boolean): string {
  const own = new Set(imports.flatMap((load) => partsOf(load, parts)));
  const tags = [
    `<script type="module" crossorigin src="/${entry}"></script>`,
    ...shared.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    // Taken up by the fetch of src/platform/web/preload.ts. Browsers remember a module or a script that failed to be
    // preloaded, and a retry would find it failed already.
    ...[...own].map((file) => `<link rel="preload" as="fetch" crossorigin href="/${file}">`),
  ].join('\n    ');
  return isPrerendered ? `<template id="scripts">\n    ${tags}\n    </template>` : tags;
}

/** The browser's files behind a page's part. */
function partsOf(load: string, parts: Template['parts']): readonly string[] {
  // linear: reads one line of our own code
  const name = /import\(["'`](?:.*\/)?(.+?)["'`]\)/.exec(load)?.[1] ?? '';
  const files = parts[name];
  if (!files) throw new Error(`which file of the build is ${load}?`);
  return files;
}

function dataTags(page: RenderedPage | null): string {
  if (!page) return '';
  const read = Object.keys(page.answers).length > 0;
  const content = `<script type="application/json" id="${contentBlockId}">${jsonInMarkup(page.answers)}</script>`;
  return [...(read ? [content] : []), page.structuredData].join('\n    ');
}

/** Ends no script element, opens no comment, and holds nothing that the server takes for a stand-in of its own. */
function jsonInMarkup(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('__', '\\u005f\\u005f');
}

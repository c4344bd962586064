import { contentBlockId } from '../../platform/web/page-content.ts';
import type { Template } from '../rendering.ts';
import { shellHeadTags } from './discovery/head-tags.ts';

/** Rendered page, in the parts that make up its document. */
export interface RenderedPage {
  readonly html: string;
  /** Tags of its head. */
  readonly head: string;
  /** Structured data, as tags for the end of the document. */
  readonly structuredData: string;
  /** Answers that it was rendered from, by address. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Dynamic imports behind its parts, as in the renderer's code. */
  readonly imports: readonly string[];
}

/**
 * HTML document of a page; without a page, that of an empty shell, with the dynamic imports that its
 * content will need.
 */
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
 * Script tags of a document. A prerendered page keeps them in a template, which src/app/web/boot.ts activates after the
 * first paint. An empty shell needs them first.
 */
function scriptTags({ entry, shared, parts }: Template, imports: readonly string[], isPrerendered: boolean): string {
  const own = new Set(imports.flatMap((load) => partsOf(load, parts)));
  const tags = [
    `<script type="module" crossorigin src="/${entry}"></script>`,
    ...shared.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    // Used by the fetch of src/platform/web/preload.ts. Browsers remember a module or script that failed to preload, so
    // a retry would fail too.
    ...[...own].map((file) => `<link rel="preload" as="fetch" crossorigin href="/${file}">`),
  ].join('\n    ');
  return isPrerendered ? `<template id="scripts">\n    ${tags}\n    </template>` : tags;
}

/** Browser files behind a page's part. */
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

/** Escapes JSON so that it ends no script element, opens no comment, and contains none of the server's placeholders. */
function jsonInMarkup(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('__', '\\u005f\\u005f');
}

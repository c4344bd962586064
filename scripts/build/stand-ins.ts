import type { Plugin } from 'vite';

/**
 * Replacements of router modules that this site does not need, by their exports; no router option leaves them out.
 * Navigation always scrolls to the top (specification §2) in src/app/web/navigation.ts, so scroll restoration is out;
 * src/app/web/router.ts parses the query string; the site is at its host's root, so addresses are not rewritten.
 */
const standIns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'router-core/dist/esm/scroll-restoration.js': {
    setupScrollRestoration: '() => {}',
    getElementScrollRestorationEntry: 'undefined',
    defaultGetScrollRestorationKey: 'undefined',
    storageKey: `''`,
  },
  'router-core/dist/esm/searchParams.js': {
    defaultParseSearch: 'undefined',
    defaultStringifySearch: 'undefined',
    parseSearchWith: 'undefined',
    stringifySearchWith: 'undefined',
  },
  'router-core/dist/esm/rewrite.js': {
    composeRewrites: 'undefined',
    rewriteBasepath: 'undefined',
    executeRewriteInput: '(_, url) => url',
    executeRewriteOutput: '(_, url) => url',
  },
};

/**
 * The router's default error screen would be in every first load. It is never shown: each boundary of the site has its
 * own, and src/app/web/router.ts turns off the one that cannot have any.
 */
const faultScreen = 'react-router/dist/esm/CatchBoundary.js';
const changedFiles = [...Object.keys(standIns), faultScreen];
const isChanged = new RegExp(`/@tanstack/(${changedFiles.join('|')})$`);

/**
 * Plugin that inserts the stand-ins and leaves out the router's error screen. The build fails if a file is missing, its
 * exports differ from its stand-in's, or it names the screen otherwise.
 */
export function withoutUnusedParts(): Plugin {
  const missing = new Set(changedFiles);
  return {
    name: 'without-unused-parts',
    enforce: 'pre',
    transform: {
      filter: { id: isChanged },
      handler(code, id) {
        const [, file = ''] = isChanged.exec(id) ?? [];
        missing.delete(file);
        if (file !== faultScreen) return { code: standInFor(file, code), map: null };
        return { code: replaceOnce(code, ' ?? ErrorComponent', '', `${file} of the router`), map: null };
      },
    },
    buildEnd(error) {
      // The prerendering build leaves packages external.
      if (error || this.environment.name !== 'client' || this.meta.watchMode || missing.size === 0) return;
      throw new Error(`the router has no ${[...missing].join(', ')} any more, which the build changes`);
    },
  };
}

function standInFor(file: string, code: string): string {
  const standIn = standIns[file] ?? {};
  const [, names = ''] = /^export \{ (.+) \};$/m.exec(code) ?? [];
  const [exported, replaced] = [names.split(', '), Object.keys(standIn)].map((list) => list.toSorted().join(', '));
  if (exported !== replaced) throw new Error(`${file} of the router exports ${exported}; its stand-in, ${replaced}`);
  return Object.entries(standIn)
    .map(([name, value]) => `export const ${name} = ${value};`)
    .join('\n');
}

/** Replaces the single occurrence of `from` in `code` by `to`. Throws if there is none, or more than one. */
export function replaceOnce(code: string, from: string, to: string, whose: string): string {
  const parts = code.split(from);
  if (parts.length !== 2) throw new Error(`${whose} has ${from} ${parts.length - 1} times, not once`);
  return parts.join(to);
}

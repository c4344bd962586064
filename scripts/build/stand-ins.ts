import type { Plugin } from 'vite';

/**
 * Parts of the router that this site has no use for, by what each of them exports; no option of the router leaves them
 * out. Every navigation scrolls to the top (specification §2), so its memory of scroll positions goes, and
 * src/app/web/navigation.ts scrolls instead; src/app/web/router.ts reads and writes what stands after the question mark;
 * the site stands at its host's root, so that no address is rewritten.
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
 * By one default the screen comes into every first load. It is never seen: each boundary of the site is given a screen, and
 * src/app/web/router.ts switches off the one that cannot be given any.
 */
const faultScreen = 'react-router/dist/esm/CatchBoundary.js';
const changedFiles = [...Object.keys(standIns), faultScreen];
const isChanged = new RegExp(`/@tanstack/(${changedFiles.join('|')})$`);

/**
 * Puts the stand-ins in their places, and leaves out the router's own screen of faults. The build fails when a file exports
 * other names than its stand-in, names the screen otherwise, or is not there.
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
      // What is rendered at build time leaves packages where they are.
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

/** Puts `to` in the place of the one place in `code` that says `from`. Throws where there is none, or there are more. */
export function replaceOnce(code: string, from: string, to: string, whose: string): string {
  const parts = code.split(from);
  if (parts.length !== 2) throw new Error(`${whose} has ${from} ${parts.length - 1} times, not once`);
  return parts.join(to);
}

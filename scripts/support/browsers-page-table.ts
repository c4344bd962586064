import type { Plugin } from 'vite';

const tables = /\/src\/app\/web\/page-table\/(landing|more)-pages\.ts$/;

/** What of a page's entry is read where lists of pages are made, and never in a browser. */
const ofLists = [
  /\bis(Public|Listed|Findable): (true|false),?/g,
  /\bparent: '[^']*',?/g,
  /\bparams: \(\{ \w+ \}\) => \w+,?/g,
];

/** Leaves out of the table of pages that browsers load what only the lists of the site's pages are made from. */
export function browsersPageTable(): Plugin {
  return {
    name: 'browsers-page-table',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: tables },
      handler(code) {
        if (this.environment.name !== 'client') return null;
        const shorter = ofLists.reduce((text, part) => text.replaceAll(part, ''), code);
        if (shorter === code)
          this.error('the table of pages is written in another way now: nothing of it was left out');
        return { code: shorter, map: null };
      },
    },
  };
}

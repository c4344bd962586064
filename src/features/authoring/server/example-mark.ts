import { frontMatterOf, withFrontMatter } from '../../../platform/server/content/front-matter.ts';

const mark = /^example:[ \t]+true[ \t]*\r?\n/m;
const title = /^title:.*\r?\n/m;

/** Checks whether a text is marked as an example: `example: true` in its front matter. */
export function isMarkedExample(source: string): boolean {
  return mark.test(frontMatterOf(source));
}

/** Adds or removes that line; everything else stays the same, character by character. */
export function withExampleMark(source: string, isExample: boolean): string {
  return withFrontMatter(source, (before) => {
    const without = before.replace(mark, '');
    return isExample ? without.replace(title, (line) => `${line}example: true\n`) : without;
  });
}

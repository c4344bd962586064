import { frontMatterOf, withFrontMatter } from '../../../platform/server/content/front-matter.ts';

const mark = /^example:[ \t]+true[ \t]*\r?\n/m;
const title = /^title:.*\r?\n/m;

/** Whether a text says of itself that it is an example: `example: true` in its front matter. */
export function isMarkedExample(source: string): boolean {
  return mark.test(frontMatterOf(source));
}

/** The text with that line, or without it; everything else stays as it is, sign by sign. */
export function withExampleMark(source: string, isExample: boolean): string {
  return withFrontMatter(source, (before) => {
    const without = before.replace(mark, '');
    return isExample ? without.replace(title, (line) => `${line}example: true\n`) : without;
  });
}

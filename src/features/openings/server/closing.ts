import { withFrontMatter } from '../../../platform/server/content/front-matter.ts';

const lastDay = /^(validThrough:[ \t]*)\S+/m;

/** The text of an opening with another last day (`2026-11-23`); everything else stays as it is, sign by sign. */
export function withLastDay(source: string, day: string): string {
  return withFrontMatter(source, (before) => before.replace(lastDay, (_, key: string) => key + day));
}

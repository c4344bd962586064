import { withFrontMatter } from '../../../platform/server/content/front-matter.ts';

const lastDay = /^(validThrough:[ \t]*)\S+/m;

/** Replaces the last day (`2026-11-23`) in an opening's source text; all other characters stay unchanged. */
export function withLastDay(source: string, day: string): string {
  return withFrontMatter(source, (before) => before.replace(lastDay, (_, key: string) => key + day));
}

import type { RenderedParts } from '../../../platform/server/content/markdown.ts';

/** Section of a lesson: a heading of level two, with the exercises up to the next one. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly exerciseIds: readonly string[];
}

/** Sections of a rendered lesson. Exercises above the first heading belong to none. */
export function sectionsOf({ parts, sections }: RenderedParts): readonly Section[] {
  const found = sections.map((section) => ({ ...section, exerciseIds: [] as string[] }));
  let begun = 0;
  for (const part of parts) {
    if ('html' in part) {
      while (begun < found.length && part.html.includes(`<h2 id="${found[begun]?.id}"`)) begun += 1;
    } else if (part.embed === 'exercise') {
      found[begun - 1]?.exerciseIds.push(part.id);
    }
  }
  return found;
}

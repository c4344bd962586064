import { type Lesson, type Outline, lessonsOf } from '../outline.ts';
import { textOf } from './lesson-html.ts';

export interface Found {
  readonly lessonId: string;
  readonly title: string;
  /** Where the words stand, with some of what is around them. */
  readonly excerpt: string;
}

const excerptLength = 110;

/**
 * The lessons of a course in which all of the words stand, in the course's order: in the title, the summary, the names of
 * what there is to do, or in the text of those lessons that are at hand.
 */
export function findInCourse(outline: Outline, atHand: readonly Lesson[], words: string): Found[] {
  const wanted = words.trim().toLowerCase().split(/\s+/);
  return lessonsOf(outline).flatMap(({ lessonId, title, summary, exercises, casts, videos }) => {
    const tasks = [...exercises, ...casts, ...videos].map((each) => each.title);
    const text = atHand
      .find((each) => each.lessonId === lessonId)
      ?.parts.map((part) => ('html' in part ? textOf(part.html) : ''));
    const all = [title, summary, ...tasks, ...(text ?? [])].join(' · ');
    const lower = all.toLowerCase();
    if (!wanted.every((word) => lower.includes(word))) return [];
    return [{ lessonId, title, excerpt: excerptOf(all, lower, wanted[0] ?? '', title.length) }];
  });
}

/** What stands around the first place of the word beyond the title; without one, the beginning of what follows the title. */
function excerptOf(all: string, lower: string, word: string, titleLength: number): string {
  const beyond = lower.indexOf(word, titleLength);
  const from = beyond < 0 ? titleLength + 3 : Math.max(titleLength + 3, beyond - excerptLength / 3);
  const start = from > titleLength + 3 ? all.indexOf(' ', from) + 1 : from;
  const cut = all.slice(start, start + excerptLength);
  const end = start + excerptLength < all.length ? cut.slice(0, cut.lastIndexOf(' ')) + ' …' : cut;
  return `${start > titleLength + 3 ? '… ' : ''}${end}`;
}

import { type Lesson, type LessonWithWords, type Outline, lessonsOf } from '../outline.ts';
import { textOf } from './text-of-html.ts';

const excerptLength = 110;

/**
 * Lessons of a course that contain all of the words, in the course's order: in the title, the summary, the names of tasks,
 * or the text of loaded lessons.
 */
export function findInCourse(outline: Outline, atHand: readonly Lesson[], words: string): LessonWithWords[] {
  const terms = words.trim().toLowerCase().split(/\s+/);
  return lessonsOf(outline).flatMap(({ lessonId, title, summary, exercises, casts, videos }) => {
    const tasks = [...exercises, ...casts, ...videos].map((each) => each.title);
    const text = atHand
      .find((each) => each.lessonId === lessonId)
      ?.parts.map((part) => ('html' in part ? textOf(part.html) : ''));
    const all = [title, summary, ...tasks, ...(text ?? [])].join(' · ');
    const lower = all.toLowerCase();
    if (!terms.every((word) => lower.includes(word))) return [];
    const excerpt = excerptOf(all, lower, terms[0] ?? '', title.length);
    return [{ lessonId, title, excerpt, titleMarks: marksIn(title, terms), excerptMarks: marksIn(excerpt, terms) }];
  });
}

/** Results of the site, best first, then those that only this device finds: names of tasks, and parts of words. */
export function joinFound(
  bySite: readonly LessonWithWords[],
  here: readonly LessonWithWords[],
): readonly LessonWithWords[] {
  const known = new Set(bySite.map(({ lessonId }) => lessonId));
  return [...bySite, ...here.filter(({ lessonId }) => !known.has(lessonId))];
}

/** Excerpt around the first match after the title; without one, the beginning of the text after the title. */
function excerptOf(all: string, lower: string, word: string, titleLength: number): string {
  const beyond = lower.indexOf(word, titleLength);
  const from = beyond < 0 ? titleLength + 3 : Math.max(titleLength + 3, beyond - excerptLength / 3);
  const start = from > titleLength + 3 ? all.indexOf(' ', from) + 1 : from;
  const cut = all.slice(start, start + excerptLength);
  const end = start + excerptLength < all.length ? cut.slice(0, cut.lastIndexOf(' ')) + ' …' : cut;
  return `${start > titleLength + 3 ? '… ' : ''}${end}`;
}

/** Ranges of the words in a text: start, and end (exclusive); they do not overlap. */
function marksIn(text: string, words: readonly string[]): [number, number][] {
  const lower = text.toLowerCase();
  const marks: [number, number][] = [];
  // A letter that is longer in lower case would shift all later positions.
  for (let at = 0; lower.length === text.length && at < text.length; at++) {
    const longest = Math.max(...words.map((word) => (lower.startsWith(word, at) ? word.length : 0)));
    if (longest === 0) continue;
    marks.push([at, at + longest]);
    at += longest - 1;
  }
  return marks;
}

import type { CareerRow } from '../../careers/server/public.ts';
import { courses } from '../../courses/courses.ts';
import { isOpen, openings } from '../../openings/openings.ts';
import { searchablePages } from '../pages.ts';
import { type Entry, makeEntry } from './rank.ts';

const courseEntries = courses.map(({ courseId, title, description, schedule, instructor }) =>
  makeEntry({
    kind: 'course',
    title,
    path: `/course/${courseId}`,
    text: `${description} ${schedule}. A course with ${instructor}.`,
  }),
);

const openingEntries = openings.map((opening) => ({
  opening,
  entry: makeEntry({
    kind: 'opening',
    title: opening.title,
    path: `/work-with-us#${opening.openingId}`,
    text: [opening.description, opening.location, ...opening.responsibilities, ...opening.requirements].join(' · '),
  }),
}));

const pageEntries = searchablePages.map(({ title, path, description }) =>
  makeEntry({ kind: 'page', title, path, text: description }),
);

/** Gives a function that lists all that can be found at a moment: closed openings are not. */
export function entryLister(): (careers: readonly CareerRow[], now: number) => Entry[] {
  const known = new Map<string, { career: CareerRow; entry: Entry }>();

  /** Taken apart again only when its text has changed. */
  function careerEntry(career: CareerRow): Entry {
    const before = known.get(career.id);
    if (before?.career.title === career.title && before.career.description === career.description) return before.entry;
    const { id, title, description } = career;
    const entry = makeEntry({ kind: 'career', title, path: `/career-center#${id}`, text: description });
    known.set(id, { career, entry });
    return entry;
  }

  return (careers, now) => [
    ...courseEntries,
    ...careers.map(careerEntry),
    ...openingEntries.filter(({ opening }) => isOpen(opening, now)).map(({ entry }) => entry),
    ...pageEntries,
  ];
}

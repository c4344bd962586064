import type { ContentSnapshot } from '../../../platform/server/content/snapshot.ts';
import { isOpen } from '../../openings/opening.ts';
import { type Entry, makeEntry } from './rank.ts';

/** A page of the site as the search knows it; `text` is searched and shown. */
export interface FindablePage {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** Its texts are content under this name: then that says its title and text of the moment. */
  readonly pageName?: string;
}

interface Listed {
  readonly entry: Entry;
  /** Found at this moment, in milliseconds since 1970. */
  readonly isShown: (now: number) => boolean;
}

/** Gives a function that lists all that can be found at a moment: closed openings are not. Texts are taken apart once a version. */
export function entryLister(pages: readonly FindablePage[]): (content: ContentSnapshot, now: number) => Entry[] {
  let version = -1;
  let listed: readonly Listed[] = [];
  return (content, now) => {
    if (content.version !== version) {
      version = content.version;
      listed = listOf(content, pages);
    }
    return listed.filter(({ isShown }) => isShown(now)).map(({ entry }) => entry);
  };
}

function listOf(content: ContentSnapshot, findablePages: readonly FindablePage[]): Listed[] {
  const always = () => true;
  const courses = content.list('course').map(({ courseId, title, description, schedule, instructor }) => {
    const text = `${description} ${schedule}. A course with ${instructor}.`;
    return { entry: makeEntry({ kind: 'course', title, path: `/course/${courseId}`, text }), isShown: always };
  });
  const careers = content.list('career').map(({ id, title, description }) => {
    const path = `/career-center#${id}`;
    return { entry: makeEntry({ kind: 'career', title, path, text: description }), isShown: always };
  });
  const openings = content.list('opening').map((opening) => {
    const { openingId, title, description, location, responsibilities, requirements } = opening;
    const text = [description, location, ...responsibilities, ...requirements].join(' · ');
    const entry = makeEntry({ kind: 'opening', title, path: `/work-with-us#${openingId}`, text });
    return { entry, isShown: (now: number) => isOpen(opening, now) };
  });
  const pages = findablePages.map(({ path, pageName, ...built }) => {
    const page = pageName === undefined ? undefined : content.find('page', pageName);
    const { title, text } = page ? { title: page.title, text: page.description } : built;
    return { entry: makeEntry({ kind: 'page', path, title, text }), isShown: always };
  });
  return [...courses, ...careers, ...openings, ...pages];
}

import { pathAt } from '../../../platform/contract/page-path.ts';
import type { ContentSnapshot } from '../../../platform/server/content/snapshot.ts';
import { articlePage } from '../../blog/contract.ts';
import { careerPage } from '../../careers/line-contract.ts';
import { coursePage } from '../../courses/contract.ts';
import { lessonPage } from '../../lessons/contract.ts';
import { openingPage } from '../../openings/contract.ts';
import { isOpen } from '../../openings/opening.ts';
import type { SearchKind } from '../contract.ts';
import { plainText } from './plain-text.ts';

/** A page of the site as the search knows it; `text` is searched and shown. */
export interface FindablePage {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** Its texts are content under this name: then that says its title and text of the moment. */
  readonly pageName?: string;
}

/** Something that can be found. */
export interface SearchDocument {
  readonly kind: SearchKind;
  readonly title: string;
  readonly path: string;
  readonly text: string;
  /** Other words that it is found by; they are not shown. */
  readonly hints?: string;
  /** The course whose learners alone find it; null for what everybody may read. */
  readonly courseId: string | null;
  /** Found at this moment (milliseconds since 1970). */
  readonly isShown: (now: number) => boolean;
}

/** Makes a document when its turn has come; null of what has no text. */
export type MakeDocument = () => SearchDocument | null;

const always = () => true;

/** All that can be found, best order for equals: one function for each, so that others have their turn between two. */
export function listDocuments(content: ContentSnapshot, pages: readonly FindablePage[]): MakeDocument[] {
  return [
    ...content.list('course').map(({ courseId, title, description, schedule, instructor }) => () => {
      const text = `${description} ${schedule}. A course with ${instructor}.`;
      return open({ kind: 'course', title, path: pathAt(coursePage, courseId), text });
    }),
    ...content.list('career').map(
      ({ id, title, description }) =>
        () =>
          open({ kind: 'career', title, path: pathAt(careerPage, id), text: description }),
    ),
    ...content.list('opening').map((opening) => () => {
      const { openingId, title, description, location, responsibilities, requirements } = opening;
      const text = [description, location, ...responsibilities, ...requirements].join(' · ');
      const document = open({ kind: 'opening', title, path: pathAt(openingPage, openingId), text });
      return { ...document, isShown: (now: number) => isOpen(opening, now) };
    }),
    ...pages.flatMap((page) => [() => open(pageOf(content, page)), ...questionsOf(content, page)]),
    ...content.ids('article').map((slug) => () => articleOf(content, slug)),
    ...content.list('course').flatMap((course) => lessonsOf(content, course)),
  ];
}

function open(facts: Pick<SearchDocument, 'kind' | 'title' | 'path' | 'text'>): SearchDocument {
  return { ...facts, courseId: null, isShown: always };
}

function pageOf(content: ContentSnapshot, { path, pageName, ...built }: FindablePage) {
  const page = pageName === undefined ? null : frontOf(content, 'page', pageName);
  if (!page) return { kind: 'page' as const, path, ...built };
  const { title, description, ...rest } = page.front;
  return { kind: 'page' as const, path, title: String(title), text: [description, ...textsIn(rest)].join(' ') };
}

/** Each question of a page of questions, found by itself; it leads to its section. */
function questionsOf(content: ContentSnapshot, { path, pageName }: FindablePage): MakeDocument[] {
  const page = pageName === undefined ? null : frontOf(content, 'page', pageName);
  const sections = (page?.front['sections'] ?? []) as readonly WrittenSection[];
  return sections
    .filter(({ look }) => look === 'questions')
    .flatMap(({ id = '', items = [] }) =>
      items.map(({ title = '', text = '', keywords = [] }) => () => ({
        ...open({ kind: 'page', title, path: `${path}#${id}`, text: plainText(text) }),
        hints: keywords.join(' '),
      })),
    );
}

interface WrittenSection {
  readonly look?: string;
  readonly id?: string;
  readonly items?: readonly {
    readonly title?: string;
    readonly text?: string;
    readonly keywords?: readonly string[];
  }[];
}

function articleOf(content: ContentSnapshot, slug: string): SearchDocument | null {
  const article = frontOf(content, 'article', slug);
  if (!article) return null;
  const { title, description } = article.front;
  const text = `${String(description)} ${plainText(article.body)}`;
  return open({ kind: 'article', title: String(title), path: pathAt(articlePage, slug), text });
}

/** A lesson is found by title and summary, which the outline shows to everybody; by its text only by those who may read it. */
function lessonsOf(
  content: ContentSnapshot,
  { courseId, title: courseTitle }: { readonly courseId: string; readonly title: string },
): MakeDocument[] {
  const lessonIds = content.find('outline', courseId)?.chapters.flatMap((chapter) => chapter.lessonIds) ?? [];
  return lessonIds.flatMap((lessonId, place) => {
    const make = (isWhole: boolean) => () => {
      const lesson = frontOf(content, 'lesson', `${courseId}/${lessonId}`);
      if (!lesson) return null;
      const { title, summary, keywords = [] } = lesson.front;
      const text = isWhole ? `${String(summary)} ${plainText(lesson.body)}` : String(summary);
      const path = pathAt(lessonPage, courseId, lessonId);
      const document = open({ kind: 'lesson', title: String(title), path, text });
      const hints = [courseTitle, ...(keywords as readonly string[])].join(' ');
      return { ...document, hints, courseId: isWhole && place > 0 ? courseId : null };
    };
    return place === 0 ? [make(true)] : [make(false), make(true)];
  });
}

/** What stands in a file as its author wrote it: rendering every lesson for its words alone would be too much. */
function frontOf(content: ContentSnapshot, kind: 'page' | 'article' | 'lesson', id: string) {
  const file = content.open(kind, id);
  return file && { front: file.data as Readonly<Record<string, unknown>>, body: file.body };
}

const textKeys = ['title', 'text', 'lead', 'note'];

/** The texts of a page's front matter, in their order, without addresses and names of looks. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return textKeys.includes(key) ? [plainText(value)] : [];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name));
}

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

/** Page of the site as the search sees it; `text` is searched and shown. */
export interface FindablePage {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** Name of the page's content; if set, title and text come from its current version. */
  readonly pageName?: string;
}

/** Searchable document. */
export interface SearchDocument {
  readonly kind: SearchKind;
  readonly title: string;
  readonly path: string;
  readonly text: string;
  /** Additional words that match it; not shown. */
  readonly hints?: string;
  /** Course whose learners alone find it by this text; null for public texts. */
  readonly courseId: string | null;
  /** Returns whether it can be found at this time (milliseconds since 1970). */
  readonly isShown: (now: number) => boolean;
}

/** Creates a document when it is needed; null if it has no text. */
export type MakeDocument = () => SearchDocument | null;

const always = () => true;

/** All searchable documents, in the order used for ties. One function each, so that other work can run between two. */
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

/** Documents for the questions of an FAQ page, one each; they link to their section. */
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

/** Documents of lessons. Title and summary are public, as in the outline; the text is only for those who may read it. */
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

/** Source text of a file: rendering every lesson just for its words would be too expensive. */
function frontOf(content: ContentSnapshot, kind: 'page' | 'article' | 'lesson', id: string) {
  const file = content.open(kind, id);
  return file && { front: file.data as Readonly<Record<string, unknown>>, body: file.body };
}

const textKeys = ['title', 'text', 'lead', 'note'];

/** Texts in a page's front matter, in order, without addresses and style names. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return textKeys.includes(key) ? [plainText(value)] : [];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name));
}

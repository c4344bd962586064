import * as z from 'zod/mini';
import { lineOf, textOf } from '../../../platform/contract/text.ts';
import { type ContentFile, defineKind } from '../../../platform/server/content/kinds.ts';
import { Look } from '../contract.ts';
import type { PageItem, SitePage } from '../site-page.ts';
import { type PageTexts, pageTexts } from './page-texts.ts';

declare module '../../../platform/server/content/kinds.ts' {
  interface ContentTypes {
    page: SitePage;
  }
}

const lineMaxLength = 200;
const textMaxLength = 4000;
const Line = lineOf(lineMaxLength);
const Text = textOf(textMaxLength);
const Path = z.string().check(z.regex(/^\/(?!\/)/, 'must start with one /'));
const Link = z.strictObject({ text: Line, path: Path });

const Item = z.strictObject({
  title: z.optional(Line),
  text: Text,
  note: z.optional(Line),
  path: z.optional(Path),
  link: z.optional(Line),
  action: z.optional(Link),
  picture: z.optional(Line),
  minutes: z.optional(z.int().check(z.gte(1), z.lte(600))),
  /** Search terms that are not displayed. */
  keywords: z.optional(z.array(Line)),
});

const Section = z.strictObject({
  look: z._default(Look, 'text'),
  id: z.optional(
    z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'must contain only lowercase letters, digits and hyphens')),
  ),
  title: z.optional(Line),
  lead: z.optional(Text),
  sunken: z._default(z.boolean(), false),
  beside: z.optional(z.boolean()),
  text: z.optional(Text),
  items: z._default(z.array(Item), []),
});

const Page = z.strictObject({
  title: Line,
  description: Line,
  lead: Text,
  picture: z.optional(Line),
  note: z.optional(Text),
  links: z._default(z.array(Link), []),
  sections: z.array(Section).check(z.minLength(1)),
  next: z.optional(
    z.strictObject({ title: Line, text: Text, links: z.array(Link).check(z.minLength(1), z.maxLength(2)) }),
  ),
});

type PageFile = ContentFile<z.output<typeof Page>>;
type SectionFront = z.output<typeof Section>;

/** Required keys of each look's items, besides their text. */
const itemKeys: Readonly<Record<z.infer<typeof Look>, readonly (keyof PageItem)[]>> = {
  text: [],
  statement: [],
  list: [],
  lines: [],
  facts: ['title'],
  features: ['title'],
  steps: ['title'],
  directory: ['title', 'path'],
  chapters: ['title'],
  questions: ['title'],
  points: ['title'],
  cards: ['title', 'path', 'link', 'picture'],
  works: ['title', 'note', 'path', 'link', 'picture'],
  ways: ['title', 'path', 'link', 'picture', 'action'],
  week: ['title', 'minutes'],
};

/** Looks whose sections are below their title in full width, unless `beside` is set. */
const wideLooks: readonly string[] = ['features', 'steps', 'cards', 'works', 'ways', 'week'] satisfies z.infer<
  typeof Look
>[];

/** Looks whose items have paragraphs; items of the others have one. */
const looksOfParagraphs: readonly string[] = ['chapters', 'questions'] satisfies z.infer<typeof Look>[];

/** Content kind of the site's own pages. The table of pages defines their names. */
export const pageKind = defineKind({
  name: 'page',
  path: 'pages/{id}.yaml',
  isLazy: true,
  shape: Page,
  make(file) {
    const { front, id, link } = file;
    const { sections, next, ...facts } = front;
    const texts = pageTexts(file);
    front.links.forEach(({ path }, index) => link(path, ['links', index, 'path']));
    next?.links.forEach(({ path }, index) => link(path, ['next', 'links', index, 'path']));
    return {
      name: id,
      ...facts,
      picture: texts.picture(front.picture, ['picture']),
      sections: sections.map((section, index) => makeSection(file, texts, section, index)),
      next,
    };
  },
});

function makeSection(
  file: PageFile,
  texts: PageTexts,
  section: SectionFront,
  index: number,
): SitePage['sections'][number] {
  const { look, sunken, beside = !wideLooks.includes(section.look), text, items, ...facts } = section;
  const at = ['sections', index];
  const hasItems = look !== 'text' && look !== 'statement';
  if (hasItems && items.length === 0) file.fault(at, `a section of the look ${look} has items`);
  if (!hasItems && (text === undefined || items.length > 0)) file.fault(at, `a section of the look ${look} has a text`);
  if (look !== 'chapters' && facts.title === undefined && look !== 'points') file.fault(at, '"title" is missing');
  if (look === 'questions' && facts.id === undefined) file.fault(at, '"id" is missing');
  return {
    look,
    ...facts,
    isSunken: sunken,
    isBeside: beside,
    text: text && texts.paragraphs(text, [...at, 'text']),
    items: items.map((item, itemIndex) => makeItem(file, texts, item, look, [...at, 'items', itemIndex])),
  };
}

function makeItem(
  { fault, link }: PageFile,
  texts: PageTexts,
  { keywords, ...item }: z.output<typeof Item>,
  look: z.infer<typeof Look>,
  at: readonly PropertyKey[],
): PageItem {
  if (keywords && look !== 'questions') fault([...at, 'keywords'], `an item of the look ${look} has no "keywords"`);
  const expected = ['text', ...itemKeys[look]];
  const present = Object.keys(item);
  for (const key of expected.filter((each) => !present.includes(each))) fault(at, `"${key}" is missing`);
  for (const key of present.filter((each) => !expected.includes(each) && !(look === 'facts' && each === 'path'))) {
    fault([...at, key], `an item of the look ${look} has no "${key}"`);
  }
  if (item.path !== undefined) link(item.path, [...at, 'path']);
  if (item.action) link(item.action.path, [...at, 'action', 'path']);
  return {
    ...item,
    text: (looksOfParagraphs.includes(look) ? texts.paragraphs : texts.line)(item.text, [...at, 'text']),
    picture: texts.picture(item.picture, [...at, 'picture']),
  };
}

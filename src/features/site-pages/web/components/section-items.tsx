import type { ReactNode } from 'react';
import { FactRows } from '../../../../ui/fact-rows.tsx';
import { FeatureList } from '../../../../ui/feature-list.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { StepLine } from '../../../../ui/step-line.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { Look, PageItem, PageSection } from '../../site-page.ts';
import { Cards } from './cards.tsx';
import { linkTo } from './page-links.tsx';
import { Ways } from './ways.tsx';
import { Week } from './week.tsx';
import { Works } from './works.tsx';

type Drawing = (items: readonly PageItem[], section: PageSection) => ReactNode;

const drawings: Readonly<Record<Look, Drawing>> = {
  text: () => null,
  statement: () => null,
  facts,
  features: (items) => <FeatureList items={items.map(titled)} />,
  steps: (items, { isSunken }) => <StepLine steps={items.map(titled)} ground={isSunken ? 'sunken' : 'paper'} />,
  list: (items) => <ul className="grid max-w-2xl list-disc gap-3 pl-5 marker:text-primary">{items.map(line)}</ul>,
  lines: (items) => <ul className="grid max-w-2xl gap-4">{items.map(line)}</ul>,
  directory: (items) => (
    <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item.title}>
          <h3 className="text-h3">{titleOf(item)}</h3>
          <RichText as="p" className="mt-1 text-muted" html={item.text} />
        </li>
      ))}
    </ul>
  ),
  cards: (items) => <Cards items={items} />,
  works: (items) => <Works items={items} />,
  ways: (items) => <Ways items={items} />,
  week: (items) => <Week items={items} />,
  chapters: (items) =>
    items.map(({ title, text }) => (
      <section key={title} className="grid content-start gap-4 border-t-2 border-ink pt-5">
        <h2 className="text-h3">{title}</h2>
        <RichText as="div" className="contents" html={text} />
      </section>
    )),
  // The welcome and questions pages render these themselves.
  points: facts,
  questions: facts,
};

/** Renders a section's items according to its look. */
export function SectionItems({ section }: { readonly section: PageSection }) {
  return drawings[section.look](section.items, section);
}

function facts(items: readonly PageItem[]): ReactNode {
  return <FactRows rows={items.map((item) => ({ term: titleOf(item), text: textOf(item) }))} />;
}

/** Title that may be a link. */
function titleOf({ title, path }: PageItem): ReactNode {
  return path === undefined ? title : <TextLink {...linkTo(path)}>{title}</TextLink>;
}

function textOf({ text }: PageItem): ReactNode {
  return <RichText html={text} />;
}

function titled(item: PageItem) {
  return { title: item.title ?? '', text: textOf(item) };
}

function line(item: PageItem): ReactNode {
  return <RichText key={item.text} as="li" html={item.text} />;
}

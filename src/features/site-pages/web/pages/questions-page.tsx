import { usePageContent } from '../../../../platform/web/page-content.ts';
import { cx } from '../../../../ui/cx.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { containerStyle } from '../../../../ui/page.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { sitePageMessages } from '../messages.ts';
import { PageLinks } from '../components/page-links.tsx';
import type { readPage } from '../read-page.ts';

export { describePage as describe, readPage as read } from '../read-page.ts';

/** Questions by topic that expand to their answers, with a table of topics. */
export function Page() {
  const { title, lead, links, sections } = usePageContent<typeof readPage>();
  return (
    <div className={cx(containerStyle, 'grid gap-x-16 py-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:py-16')}>
      <div className="lg:col-start-2">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-5 max-w-2xl text-lead text-muted">{lead}</p>
      </div>
      <nav
        aria-label={sitePageMessages.topics}
        className="mt-8 max-lg:border-b max-lg:border-line max-lg:pb-8 lg:sticky lg:top-26 lg:row-span-2 lg:row-start-1 lg:mt-2 lg:self-start print:hidden"
      >
        <ul className="grid lg:border-l lg:border-line lg:pl-5">
          {sections.map((topic) => (
            <li key={topic.id}>
              <a
                href={`#${topic.id}`}
                className="flex min-h-10 items-center text-sm text-muted underline-offset-4 hover:text-ink hover:underline"
              >
                {topic.title}
              </a>
            </li>
          ))}
        </ul>
        <div className="mt-5">
          <PageLinks links={links} variants={['secondary']} size="small" />
        </div>
      </nav>
      <div className="lg:col-start-2">
        {sections.map((topic) => (
          <section key={topic.id} aria-labelledby={topic.id} className="mt-12">
            <h2 id={topic.id} className="scroll-mt-24 border-b-2 border-ink pb-3 text-h3">
              {topic.title}
            </h2>
            {topic.items.map((question) => (
              <Disclosure key={question.title} title={question.title ?? ''}>
                <RichText as="div" className="grid gap-4" html={question.text} />
              </Disclosure>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

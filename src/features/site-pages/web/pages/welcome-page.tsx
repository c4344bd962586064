import { usePageContent } from '../../../../platform/web/page-content.ts';
import { cx } from '../../../../ui/cx.ts';
import { containerStyle } from '../../../../ui/page.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { sitePageMessages } from '../messages.ts';
import { PageLinks } from '../components/page-links.tsx';
import type { readPage } from '../read-page.ts';

export { describePage as describe, readPage as read } from '../read-page.ts';

const { otherWays, ways } = sitePageMessages;

/** Welcome page of one role: three points and the link back to the dashboard (§2). */
export function Page() {
  const { title, lead, picture, links, sections } = usePageContent<typeof readPage>();
  return (
    <div className={cx(containerStyle, 'grid gap-x-16 gap-y-10 py-10 lg:grid-cols-2 lg:py-16')}>
      <img
        src={picture}
        alt=""
        width="640"
        height="400"
        className="aspect-[16/10] w-full self-start rounded-lg object-cover lg:sticky lg:top-28 print:hidden"
      />
      <div>
        <h1 className="text-h1">{title}</h1>
        <p className="mt-5 text-lead text-muted">{lead}</p>
        {sections.map((section, index) => (
          <ul key={index} className="mt-10 grid gap-7">
            {section.items.map((point) => (
              <li key={point.title} className="grid grid-cols-[2.75rem_1fr]">
                <span aria-hidden="true" className="mt-0.5 size-6 rounded-full border-5 border-primary bg-paper" />
                <div>
                  <h2 className="text-h3">{point.title}</h2>
                  <RichText as="p" className="mt-1.5 text-muted" html={point.text} />
                </div>
              </li>
            ))}
          </ul>
        ))}
        <div className="mt-10">
          <PageLinks links={links} size="large" />
        </div>
        <nav aria-label={otherWays} className="mt-10 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-6 text-sm">
          <TextLink to="/student" className={currentStyle}>
            {ways.student}
          </TextLink>
          <TextLink to="/individual" className={currentStyle}>
            {ways.individual}
          </TextLink>
          <TextLink to="/teacher" className={currentStyle}>
            {ways.teacher}
          </TextLink>
          <TextLink to="/start-career">{ways.start}</TextLink>
        </nav>
      </div>
    </div>
  );
}

const currentStyle = 'aria-[current=page]:font-semibold aria-[current=page]:no-underline aria-[current=page]:text-ink';

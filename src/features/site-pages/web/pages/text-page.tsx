import { usePageContent } from '../../../../platform/web/page-content.ts';
import { CallToAction } from '../../../../ui/call-to-action.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { containerStyle } from '../../../../ui/page.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { PageLinks } from '../components/page-links.tsx';
import { PageSection } from '../components/page-section.tsx';
import type { readPage } from '../read-page.ts';

export { describePage as describe, readPage as read } from '../read-page.ts';

/** Page of sections in sequence, and next steps. */
export function Page() {
  const { title, lead, picture, note, links, sections, next } = usePageContent<typeof readPage>();
  const isDirectory = sections.every(({ look }) => look === 'directory');
  return (
    <>
      <PageHeader title={title} lead={lead} {...(picture !== undefined && { picture })}>
        {links.length > 0 && <PageLinks links={links} />}
      </PageHeader>
      {note && (
        <div className={containerStyle}>
          <RichText as="p" className="mt-6 max-w-2xl rounded-lg bg-primary-soft px-5 py-3.5 text-sm" html={note} />
        </div>
      )}
      <div className={isDirectory ? 'divide-y divide-line pb-10' : undefined}>
        {sections.map((section, index) => (
          <PageSection key={index} section={section} />
        ))}
      </div>
      {next && (
        <CallToAction title={next.title} text={next.text}>
          <PageLinks links={next.links} variants={['accent', 'outline-on-deep']} size="large" />
        </CallToAction>
      )}
    </>
  );
}

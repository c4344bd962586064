import { RichText } from '../../../../ui/rich-text.tsx';
import { Section } from '../../../../ui/section.tsx';
import { SideBySide } from '../../../../ui/side-by-side.tsx';
import { cx } from '../../../../ui/cx.ts';
import { containerStyle } from '../../../../ui/page.tsx';
import type { PageSection as Content } from '../../site-page.ts';
import { SectionItems } from './section-items.tsx';

/** Section of a page. */
export function PageSection({ section }: { readonly section: Content }) {
  const { look, title = '', lead, isSunken, isBeside, text } = section;
  const band = { title, ...(lead !== undefined && { lead }), tone: isSunken ? 'sunken' : 'paper' } as const;
  if (look === 'chapters') {
    return (
      <div className={cx(containerStyle, 'grid gap-x-16 gap-y-12 py-12 md:grid-cols-2 lg:py-16')}>
        <SectionItems section={section} />
      </div>
    );
  }
  if (!isBeside) {
    return (
      <Section {...band}>
        <SectionItems section={section} />
        {text && <RichText as="div" className="mt-8 max-w-2xl text-sm text-muted" html={text} />}
      </Section>
    );
  }
  return (
    <SideBySide {...band}>
      <SectionItems section={section} />
      {text && (
        <RichText as="div" className={cx('grid max-w-2xl gap-5', look === 'statement' && statementStyle)} html={text} />
      )}
    </SideBySide>
  );
}

/** Emphasizes the first paragraph. */
const statementStyle = 'text-lead [&>p+p]:text-muted';

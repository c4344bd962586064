import { NewsletterForm } from '../../../features/newsletter/web/public.ts';
import { SearchBox } from '../../../features/search/web/public.ts';
import { legalLinks } from '../../../platform/web/legal-links.ts';
import { siteSettings } from '../../../platform/web/site.ts';
import { cx } from '../../../ui/cx.ts';
import { containerStyle } from '../../../ui/page.tsx';
import { copyrightLine, shellMessages } from './messages.ts';
import { SiteLink } from '../../../platform/web/site-link.tsx';
import { dividerColumns, footerLinks } from './site-links.ts';

const linkStyle =
  'inline-flex min-h-8 items-center text-sm text-muted underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11';

/** Footer of every page: newsletter, link divider and closing lines (specification §2). */
export function Footer() {
  return (
    <footer className="border-t border-line bg-sunken print:hidden">
      <div className={cx(containerStyle, 'grid gap-12 py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-20')}>
        {/* Reserves the height of the parts that load after the page. */}
        <div className="min-h-60 max-sm:min-h-80">
          <NewsletterForm />
        </div>
        <nav aria-label={shellMessages.moreLinks} className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-4">
          {dividerColumns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="font-sans text-sm font-semibold">{title}</h2>
              <LinkList links={links} className="mt-2 grid" />
            </div>
          ))}
        </nav>
      </div>
      <div className="border-t border-line">
        <div className={cx(containerStyle, 'min-h-19 py-4')}>
          <SearchBox />
        </div>
      </div>
      <div className="border-t border-line">
        {/* On a narrow window the chat icon rests here, at the end of the page. */}
        <div
          className={cx(
            containerStyle,
            'flex flex-wrap items-center gap-x-8 gap-y-2 py-5 max-lg:min-h-22 max-lg:pr-24 lg:justify-between',
          )}
        >
          <p className="text-sm text-muted">{copyrightLine(siteSettings().brand)}</p>
          <div className="flex flex-wrap gap-x-8">
            <nav aria-label={shellMessages.organizationLinks}>
              <LinkList links={footerLinks} className="flex flex-wrap gap-x-6" />
            </nav>
            <nav aria-label={shellMessages.legalLinks}>
              <LinkList links={legalLinks} className="flex flex-wrap gap-x-6" />
            </nav>
          </div>
        </div>
      </div>
    </footer>
  );
}

function LinkList({ links, className }: { readonly links: typeof footerLinks; readonly className: string }) {
  return (
    <ul className={className}>
      {links.map(({ text, path }) => (
        <li key={path}>
          <SiteLink path={path} className={linkStyle}>
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

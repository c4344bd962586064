import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type SiteAddress, SiteLink } from '../../../../platform/web/site-link.tsx';
import type { Offer } from '../conversation.ts';
import { chatMessages } from '../messages.ts';

const linkStyle = 'flex min-h-11 items-center px-3.5 py-2 text-sm font-semibold text-primary hover:underline';

/** Second part of a reply: matching pages, or further links if none match. */
export function ChatOffer({ offer }: { readonly offer: Offer }) {
  if (offer.kind === 'pages') {
    return (
      <Links label={chatMessages.linksLabel}>
        {offer.pages.map(({ path, title }) => (
          <li key={path}>
            <SiteLink path={path as SiteAddress} className={linkStyle}>
              {title}
            </SiteLink>
          </li>
        ))}
      </Links>
    );
  }
  return (
    <>
      <p className="text-sm text-muted">{chatMessages.without[offer.kind]}</p>
      <Links label={chatMessages.waysOnLabel}>
        <li>
          <Link to="/courses" className={linkStyle}>
            {chatMessages.allCourses}
          </Link>
        </li>
        <li>
          <Link to="/support" className={linkStyle}>
            {chatMessages.support}
          </Link>
        </li>
        <li>
          {/* In the history state, because others may read the URL. The panel closes, as it would cover the form. */}
          <Link to="/contact" state={{ contactMessage: offer.question }} data-closes-chat="" className={linkStyle}>
            {chatMessages.writeToUs}
          </Link>
        </li>
      </Links>
    </>
  );
}

function Links({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className="w-full divide-y divide-line rounded-md border border-line">
      {children}
    </ul>
  );
}

import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { HintedLinks } from '../../../../platform/web/hinted-links.tsx';
import { early, lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { contactLinks, contactMessages } from '../messages.ts';

const ContactForm = lazyPart(
  early(() => import('../components/contact-form.tsx')),
  contactMessages.part,
  <SkeletonLines lines={8} />,
);

/** Contact page (§2, /contact). */
export function Page() {
  return (
    <Width>
      <PageTitle title={contactMessages.title} lead={contactMessages.lead} />
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ContactForm />
        <aside aria-labelledby="quicker">
          <h2 id="quicker" className="mb-4 text-h3">
            {contactMessages.quickerTitle}
          </h2>
          <HintedLinks links={contactLinks} />
        </aside>
      </div>
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: contactMessages.title, description: contactMessages.description };
}

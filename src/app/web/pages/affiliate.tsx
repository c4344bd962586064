import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { FactRows } from '../../../ui/fact-rows.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SideBySide } from '../../../ui/side-by-side.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** /affiliate; heading, text and button are the specification's (§2), letter for letter. */
export function Page() {
  return (
    <>
      <PageHeader
        title="Affiliate Program"
        lead="Join our affiliate program to earn commissions by promoting our products."
      >
        <LinkButton to="/blog">Back to Blog</LinkButton>
      </PageHeader>
      <SideBySide
        title="What joining means"
        lead="There is no form of its own and no tracking link. It begins with a message to us."
      >
        <FactRows rows={facts} />
      </SideBySide>
    </>
  );
}

const facts = [
  {
    term: 'Write to us',
    text: (
      <>
        Use the <TextLink to="/contact">contact form</TextLink>, and say where you would speak about us: a blog, a
        class, a newsletter, a group.
      </>
    ),
  },
  {
    term: 'Agree first',
    text: 'Enrolling costs nothing on this site, so a commission cannot follow from a sale here. What you are paid for, and how much, is agreed in writing before you begin.',
  },
  {
    term: 'Say it openly',
    text: 'Tell your readers that you are paid. Praise only what you have seen: every course page is open, and so is its feedback.',
  },
  {
    term: 'Nothing follows your readers',
    text: 'This site loads no advertising network, and a link to it carries no mark that would tell us who clicked.',
  },
];

export function describe(): PageMeta {
  return {
    title: 'Affiliate Program',
    description:
      'Join our affiliate program to earn commissions by promoting our products. What joining means, and how to begin.',
  };
}

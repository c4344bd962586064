import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Callout } from '../../../../ui/callout.tsx';
import { FactRows } from '../../../../ui/fact-rows.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { containerStyle } from '../../../../ui/page.tsx';
import { Section } from '../../../../ui/section.tsx';
import { SideBySide } from '../../../../ui/side-by-side.tsx';
import { StepLine } from '../../../../ui/step-line.tsx';
import { ExampleNote } from './example-note.tsx';

interface SolutionProps {
  readonly title: string;
  readonly lead: string;
  readonly picture: string;
  readonly offers: readonly { readonly term: string; readonly text: ReactNode }[];
  readonly audience: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly checks: ReactNode;
  readonly ask: string;
  readonly askHint: string;
}

/** What is done together with one kind of organisation; the four pages stand beside each other. */
export function Solution({ title, lead, picture, offers, audience, steps, checks, ask, askHint }: SolutionProps) {
  return (
    <>
      <SolutionTabs />
      <PageHeader title={title} lead={lead} picture={picture} />
      <ExampleNote />
      <SideBySide title="What we do" lead={audience}>
        <FactRows rows={offers} />
      </SideBySide>
      <Section title="How it begins" tone="sunken">
        <StepLine steps={steps} ground="sunken" />
      </Section>
      <SideBySide title="What you can check beforehand">
        <ul className="grid max-w-2xl list-disc gap-3 pl-5 marker:text-primary">{checks}</ul>
      </SideBySide>
      <Callout title={ask} text={askHint}>
        <LinkButton to="/contact" variant="accent" size="large">
          Write to us
        </LinkButton>
        <LinkButton to="/training" variant="outline-on-deep" size="large">
          Our Training
        </LinkButton>
      </Callout>
    </>
  );
}

const tabStyle =
  '-mb-px flex min-h-12 items-center border-b-3 border-transparent font-semibold sm:px-1 whitespace-nowrap text-muted no-underline ' +
  'hover:text-ink aria-[current=page]:border-primary aria-[current=page]:text-ink';

function SolutionTabs() {
  return (
    <nav aria-label="Solutions for" className="border-b border-line print:hidden">
      <div className={containerStyle}>
        <ul className="flex flex-wrap gap-x-6 text-sm max-sm:gap-x-3 max-sm:text-xs">
          <li>
            <Link to="/nav2/item1" className={tabStyle}>
              Schools
            </Link>
          </li>
          <li>
            <Link to="/nav2/item2" className={tabStyle}>
              Companies
            </Link>
          </li>
          <li>
            <Link to="/nav2/item3" className={tabStyle}>
              Non-profits
            </Link>
          </li>
          <li>
            <Link to="/nav2/item4" className={tabStyle}>
              Public bodies
            </Link>
          </li>
        </ul>
      </div>
    </nav>
  );
}

import type { ReactNode } from 'react';
import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { Callout } from '../../../ui/callout.tsx';
import { cx } from '../../../ui/cx.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { containerStyle } from '../../../ui/page.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** /more-info: the practical side, six plain chapters on one page. */
export function Page() {
  return (
    <>
      <PageHeader
        title="More info"
        lead="The practical side, on one page: what you need, how much time it takes, and what happens to your data."
        picture="/art/more-info.svg"
      />
      <div className={cx(containerStyle, 'grid gap-x-16 gap-y-12 py-12 md:grid-cols-2 lg:py-16')}>
        <Chapter title="What there is">
          <p>
            <TextLink to="/nav1/item3">All services</TextLink> lists everything we offer, each with one sentence and one
            link.
          </p>
          <p>
            Courses and their lesson plans are open to everybody. An account adds what is yours: enrolments, feedback,
            notes and applications.
          </p>
        </Chapter>
        <Chapter title="What you need">
          <p>
            A computer on which you may install software, and a current browser. A phone is enough for reading course
            pages and leaving feedback.
          </p>
          <p>
            For{' '}
            <TextLink to="/course/$courseId" params={{ courseId: 'course3' }}>
              Learn Flutter
            </TextLink>
            , a phone to try your app on is helpful.
          </p>
        </Chapter>
        <Chapter title="Time">
          <p>Plan four to six hours a week; each course page says how many, and for how many weeks.</p>
          <p>There is no timetable. When you learn, and how fast, is up to you.</p>
        </Chapter>
        <Chapter title="Accounts">
          <p>
            An account consists of an email address and a password; a name is up to you. You stay signed in for a week,
            and each visit extends that. On a shared computer, log out when you leave.
          </p>
        </Chapter>
        <Chapter title="Accessibility">
          <p>
            Every page can be used with a keyboard and is built for screen readers. Light and dark colours follow your
            system and can be switched. Motion is reduced when your system asks for it.
          </p>
          <p>
            If something stands in your way, <TextLink to="/contact">tell us</TextLink> the page and what you use.
          </p>
        </Chapter>
        <Chapter title="Privacy in short">
          <p>
            We store what you type into forms: your account, enrolments, feedback, messages and applications. Feedback
            is public with the name in your profile; your email address is not shown with it.
          </p>
          <p>
            A cookie keeps you signed in. No advertising network and no outside statistics service is loaded on these
            pages.
          </p>
        </Chapter>
      </div>
      <Callout
        title="Something missing?"
        text="The support page answers what people ask most. The contact form takes everything else."
      >
        <LinkButton to="/support" variant="accent" size="large">
          Questions and answers
        </LinkButton>
        <LinkButton to="/contact" variant="outline-on-deep" size="large">
          Write to us
        </LinkButton>
      </Callout>
    </>
  );
}

function Chapter({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid content-start gap-4 border-t-2 border-ink pt-5">
      <h2 className="text-h3">{title}</h2>
      {children}
    </section>
  );
}

export function describe(): PageMeta {
  return {
    title: 'More info',
    description:
      'What you need, how much time it takes, accounts, accessibility and privacy: the practical side on one page.',
  };
}

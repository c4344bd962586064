import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { Callout } from '../../../ui/callout.tsx';
import { FeatureList } from '../../../ui/feature-list.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { SideBySide } from '../../../ui/side-by-side.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { LearningWeek } from './parts/learning-week.tsx';

/** /learning: how a course is built, and what a week of it looks like. */
export function Page() {
  return (
    <>
      <PageHeader
        title="Learning"
        lead="A course here is a project with a plan. You build one thing from the first week to the last, and every lesson adds a part that the project needs."
        picture="/art/learning.svg"
      />
      <Section title="What you get">
        <FeatureList items={offers} />
      </Section>
      <Section
        title="A week, step by step"
        lead="About five hours, spread on purpose: what is spread is remembered longer."
        tone="sunken"
      >
        <LearningWeek />
        <p className="mt-8 max-w-2xl text-sm text-muted">
          An example, not a timetable: the hours are yours, and each course page says how many a week it asks for. Why
          this order works is explained in{' '}
          <TextLink to="/blog/$slug" params={{ slug: 'spacing-and-testing-yourself' }}>
            Learn less per evening, remember more per year
          </TextLink>
          .
        </p>
      </Section>
      <SideBySide title="Who gets the most out of it">
        <div className="grid max-w-2xl gap-5">
          <p>
            People with about five hours a week, over several weeks, who prefer finishing one thing to sampling ten.
          </p>
          <p>
            If you have never programmed, begin with{' '}
            <TextLink to="/course/$courseId" params={{ courseId: 'course2' }}>
              Learn Python
            </TextLink>
            . If you know some HTML and CSS, you can begin with{' '}
            <TextLink to="/course/$courseId" params={{ courseId: 'course1' }}>
              Learn React
            </TextLink>
            .
          </p>
        </div>
      </SideBySide>
      <SideBySide title="How you see progress">
        <div className="grid max-w-2xl gap-5">
          <p>
            Your <TextLink to="/dashboard">dashboard</TextLink> lists the courses you are enrolled in. Your{' '}
            <TextLink to="/workspace">workspace</TextLink> keeps courses, notes and applications together, and{' '}
            <TextLink to="/continue-career">Continue Career</TextLink> shows the next step of your track.
          </p>
          <p>
            The best measure stays your own: can you do this week, without looking, what you needed help with last week?
          </p>
        </div>
      </SideBySide>
      <Callout
        title="Choose what to build"
        text="Each course page says what you make, what you need beforehand and how long it takes."
      >
        <LinkButton to="/courses" variant="accent" size="large">
          Choose a course
        </LinkButton>
        <LinkButton to="/videos" variant="outline-on-deep" size="large">
          See the lesson plans
        </LinkButton>
      </Callout>
    </>
  );
}

const offers = [
  {
    title: 'Work of your own',
    text: 'A planner, a set of everyday scripts, a field notebook, a departures tool, a page without a library, a lending library: it stands on the course page before you enrol.',
  },
  {
    title: 'A pace, not a timetable',
    text: 'Four to six hours a week for six to ten weeks, as the course page says. Which hours they are is up to you.',
  },
  { title: 'A lesson plan', text: 'What each lesson covers and adds to the project, open before you enrol.' },
  { title: 'A track', text: 'Three courses that build on each other, so you see what comes before and after yours.' },
];

export function describe(): PageMeta {
  return {
    title: 'Learning',
    description: 'How a course is built, what a week looks like, and how you know that you are making progress.',
  };
}

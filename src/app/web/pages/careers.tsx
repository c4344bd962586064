import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { Callout } from '../../../ui/callout.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { SideBySide } from '../../../ui/side-by-side.tsx';
import { StepLine } from '../../../ui/step-line.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ThreeWays } from './parts/three-ways.tsx';

/** /careers (specification §2): the ways in, with links to /teacher, /student and /individual. */
export function Page() {
  return (
    <>
      <PageHeader
        title="Careers"
        lead="A career is a direction with a next step, not a title. Choose the way that fits where you stand today; you can change it at any time, and no way closes another."
        picture="/art/careers.svg"
      />
      <Section title="Which way is yours?">
        <ThreeWays ways={ways} />
      </Section>
      <Section title="How it works" tone="sunken">
        <StepLine steps={steps} ground="sunken" />
      </Section>
      <SideBySide title="What we do not promise">
        <div className="grid max-w-2xl gap-5 text-lead">
          <p>Positions, salaries, or certificates that others must recognise.</p>
          <p className="text-muted">
            What we do promise: the course pages say truthfully what you will be able to do, and the people who take a
            course can say in public whether it is so.
          </p>
        </div>
      </SideBySide>
      <Callout
        title="Take the first step"
        text="One account, whichever way you choose. The way gives and takes away no rights."
      >
        <LinkButton to="/start-career" variant="accent" size="large">
          Start your career
        </LinkButton>
        <LinkButton to="/career-center" variant="outline-on-deep" size="large">
          Open the Career Center
        </LinkButton>
      </Callout>
    </>
  );
}

const ways = [
  {
    title: 'Student',
    text: 'You are at school or university, or between the two. You want work you can show and a plan for the first position.',
    picture: '/art/student.svg',
    link: (
      <TextLink to="/student" className="inline-flex min-h-6 items-center">
        What students find here
      </TextLink>
    ),
  },
  {
    title: 'Individual',
    text: 'You have a job or a family, and you change direction beside it. You want a steady rhythm and proof of what you can do.',
    picture: '/art/individual.svg',
    link: (
      <TextLink to="/individual" className="inline-flex min-h-6 items-center">
        What individuals find here
      </TextLink>
    ),
  },
  {
    title: 'Teacher',
    text: 'You know a subject and want others to know it too. You want material that works and honest feedback.',
    picture: '/art/teacher.svg',
    link: (
      <TextLink to="/teacher" className="inline-flex min-h-6 items-center">
        What teachers find here
      </TextLink>
    ),
  },
];

const steps = [
  {
    title: 'Look',
    text: (
      <>
        The <TextLink to="/career-center">Career Center</TextLink> lists careers and the daily work behind them. You
        need an account to open it.
      </>
    ),
  },
  { title: 'Choose', text: 'Enroll Now puts a career on your dashboard. You can be enrolled in more than one.' },
  { title: 'Learn', text: 'Each of the careers we list names the courses that lead to it.' },
  {
    title: 'Show',
    text: (
      <>
        Turn your project into{' '}
        <TextLink to="/blog/$slug" params={{ slug: 'a-portfolio-from-course-work' }}>
          a page people read
        </TextLink>
        .
      </>
    ),
  },
  {
    title: 'Apply',
    text: (
      <>
        Our own openings are on <TextLink to="/work-with-us">Work with us</TextLink>. What you learn is meant for any
        employer.
      </>
    ),
  },
];

export function describe(): PageMeta {
  return {
    title: 'Careers',
    description: 'Three ways into a career, as a student, an individual or a teacher, and where each of them leads.',
  };
}

import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { Callout } from '../../../ui/callout.tsx';
import { FactRows } from '../../../ui/fact-rows.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { SideBySide } from '../../../ui/side-by-side.tsx';
import { StepLine } from '../../../ui/step-line.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** /about: who we are, whom it is for, and what a reader can check. */
export function Page() {
  return (
    <>
      <PageHeader
        title="About us"
        lead="We help people learn a craft they can work in, and find the place where they can practise it. Courses, careers and job openings live on one site because for a learner they are one question: what do I learn, and where does it lead?"
        picture="/art/about.svg"
      />
      <SideBySide title="What we do">
        <div className="grid max-w-2xl gap-5">
          <p>
            We run six courses in two tracks. <em>Front end and apps</em> goes from{' '}
            <TextLink to="/course/$courseId" params={{ courseId: 'course1' }}>
              React
            </TextLink>{' '}
            by way of Flutter to JavaScript. <em>Languages and back end</em> goes from{' '}
            <TextLink to="/course/$courseId" params={{ courseId: 'course2' }}>
              Python
            </TextLink>{' '}
            by way of Dart to web back ends. Each course is built around work of your own that you finish and can show.
          </p>
          <p>
            Beside the courses stand careers to work towards, job openings, and <TextLink to="/blog">articles</TextLink>{' '}
            about learning itself.
          </p>
        </div>
      </SideBySide>
      <SideBySide
        title="Whom it is for"
        lead="No degree is asked for. Each course page says in plain words what you need before you begin."
        tone="sunken"
      >
        <FactRows rows={audiences} />
      </SideBySide>
      <Section title="How it works">
        <StepLine steps={steps} />
      </Section>
      <SideBySide title="What you can check for yourself" lead="You need not take our word for it." tone="sunken">
        <FactRows rows={proofs} />
      </SideBySide>
      <Callout title="Have a look around" text="Every course page is open, from the first line to the feedback.">
        <LinkButton to="/courses" variant="accent" size="large">
          See all courses
        </LinkButton>
        <LinkButton to="/contact" variant="outline-on-deep" size="large">
          Ask us something
        </LinkButton>
      </Callout>
    </>
  );
}

const audiences = [
  {
    term: <TextLink to="/student">Students</TextLink>,
    text: 'who want course work they can put in front of an employer.',
  },
  {
    term: <TextLink to="/individual">Individuals</TextLink>,
    text: 'who learn beside a job or a family and need a pace of their own.',
  },
  {
    term: <TextLink to="/teacher">Teachers</TextLink>,
    text: 'who want to see how a course around one project is built, and what learners say of it.',
  },
];

const steps = [
  {
    title: 'Look around',
    text: 'Every course page, its schedule, its instructor and its feedback are open without an account.',
  },
  { title: 'Sign up', text: 'An email address and a password make an account. Then you enrol with one press.' },
  { title: 'Learn', text: 'At your own pace, with the lesson plan of the course and your notes in the workspace.' },
  { title: 'Say how it went', text: 'A rating and a comment, from people who are enrolled, for everybody to read.' },
  { title: 'Aim further', text: 'Choose a career in the Career Center; your dashboard keeps it beside your courses.' },
];

const proofs = [
  { term: 'Open courses', text: 'You need no account to read a course page to the end.' },
  {
    term: 'Public feedback',
    text: 'Comments stand on the course page, the newest first, each with its rating from 1 to 5. A poor rating is shown like a good one.',
  },
  {
    term: 'Your own data',
    text: 'You see and edit your own profile, enrolments and notifications, and nobody else’s. The server checks this on every request, not only the page.',
  },
  { term: 'No detours', text: 'There is no payment step, and no advertising network is loaded on these pages.' },
  {
    term: 'An open interface',
    text: (
      <>
        What the site can do, programs can do too: the interface is described at{' '}
        <a href="/api/docs" className="text-link">
          /api/docs
        </a>
        .
      </>
    ),
  },
];

export function describe(): PageMeta {
  return {
    title: 'About us',
    description: 'Who we are, whom our courses are for, how learning here works, and what you can check for yourself.',
  };
}

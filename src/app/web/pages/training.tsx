import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { Callout } from '../../../ui/callout.tsx';
import { FeatureList } from '../../../ui/feature-list.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { SideBySide } from '../../../ui/side-by-side.tsx';
import { StepLine } from '../../../ui/step-line.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ExampleNote } from './parts/example-note.tsx';

/** /training; heading and lead are the specification's (§2), letter for letter. */
export function Page() {
  return (
    <>
      <PageHeader title="Our Training" lead="This is the content for Training Section." picture="/art/training.svg" />
      <ExampleNote />
      <SideBySide
        title="For groups, and for people who teach"
        lead="Courses are for people who come alone. Training is for those who already work together, and for those who want to teach."
      >
        <FeatureList items={formats} />
      </SideBySide>
      <Section title="How a training comes about" tone="sunken">
        <StepLine steps={steps} ground="sunken" />
      </Section>
      <SideBySide title="How you can judge us beforehand">
        <div className="grid max-w-2xl gap-5">
          <p>
            Our <TextLink to="/courses">course pages</TextLink> are open, with the feedback of people who are enrolled.
            Pick the course closest to your subject, and read its comments.
          </p>
          <p>
            Training suits teams of four to twelve people, teachers at schools and in adult education, and organisations
            that take on people from other fields. Larger groups are split, because questions get lost in a crowd.
          </p>
        </div>
      </SideBySide>
      <Callout
        title="Tell us what should be different"
        text="A subject, a number of people and a date are enough to begin with."
      >
        <LinkButton to="/contact" variant="accent" size="large">
          Write to us
        </LinkButton>
        <LinkButton to="/nav2/item2" variant="outline-on-deep" size="large">
          Solutions for companies
        </LinkButton>
      </Callout>
    </>
  );
}

const formats = [
  {
    title: 'Team workshop',
    text: 'One or two days on a subject from our courses, with your own code instead of examples. You keep the notes and the changed code.',
  },
  {
    title: 'Review weeks',
    text: 'An instructor reads your team’s changes together with the people who wrote them. What comes of it is a short list of habits that the team agrees on.',
  },
  {
    title: 'Teach the teacher',
    text: 'Planning a lesson around one project, setting exercises that can be checked, giving feedback that helps.',
  },
  {
    title: 'A first term',
    text: 'You have a subject and no course yet: we prepare it with you, beside somebody who has taught before.',
  },
];

const steps = [
  { title: 'You write', text: 'The subject, the number of people, and a date by which something has to be different.' },
  { title: 'We talk', text: 'To find out whether training is the right answer. Sometimes a book or a course is.' },
  { title: 'One page', text: 'Goals, plan, what we need from you, and how we will both see whether it worked.' },
  { title: 'Afterwards', text: 'A follow-up session with the questions that only practice brings.' },
];

export function describe(): PageMeta {
  return {
    title: 'Our Training',
    description:
      'Training for teams and teachers: workshops, code reviews and a first term, planned around your own work.',
  };
}

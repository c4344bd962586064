import type { ReactNode } from 'react';
import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { StepLine } from '../../../ui/step-line.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** /start-career (specification §2): three links to /register, with the role that the form does not read. */
export function Page() {
  return (
    <>
      <PageHeader
        title="Start your career"
        lead="Three ways in, one kind of account: a learner’s. Your choice decides where you begin to read; it gives and takes away no rights, and you can take another way later."
      />
      <Section title="How do you want to begin?">
        <ul className="divide-y divide-line border-y border-line">
          <Way
            title="Student"
            picture="/art/student.svg"
            text="You want to go from lessons to a first position. Begin with the opening course of a track, and collect your projects from the first week on."
            signUp={
              <LinkButton to="/register" search={{ role: 'student' }}>
                Sign up as a student
              </LinkButton>
            }
            more={
              <TextLink to="/student" className="inline-flex min-h-6 items-center">
                What students find here
              </TextLink>
            }
          />
          <Way
            title="Individual"
            picture="/art/individual.svg"
            text="You want to change direction without stopping everything else. Choose one course with hours that fit your week, and one career to aim at."
            signUp={
              <LinkButton to="/register" search={{ role: 'individual' }}>
                Sign up as an individual
              </LinkButton>
            }
            more={
              <TextLink to="/individual" className="inline-flex min-h-6 items-center">
                What individuals find here
              </TextLink>
            }
          />
          <Way
            title="Teacher"
            picture="/art/teacher.svg"
            text="You want to teach, or teach better. Look at the courses as a learner does, and tell us what you would teach."
            signUp={
              <LinkButton to="/register" search={{ role: 'teacher' }}>
                Sign up as a teacher
              </LinkButton>
            }
            more={
              <TextLink to="/teacher" className="inline-flex min-h-6 items-center">
                What teachers find here
              </TextLink>
            }
          />
        </ul>
      </Section>
      <Section title="After you sign up" tone="sunken">
        <StepLine ground="sunken" steps={steps} />
      </Section>
    </>
  );
}

interface WayProps {
  readonly title: string;
  readonly picture: string;
  readonly text: string;
  readonly signUp: ReactNode;
  readonly more: ReactNode;
}

function Way({ title, picture, text, signUp, more }: WayProps) {
  return (
    <li className="grid gap-x-10 gap-y-5 py-8 sm:grid-cols-[12rem_minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)_16rem] lg:items-center">
      <img
        src={picture}
        alt=""
        width="640"
        height="400"
        className="aspect-[16/10] w-full rounded-md object-cover max-sm:max-w-64"
      />
      <div>
        <h3 className="text-h3">{title}</h3>
        <p className="mt-2 max-w-xl text-muted">{text}</p>
      </div>
      <div className="grid justify-items-start gap-3 sm:max-lg:col-start-2 lg:justify-items-stretch lg:text-center">
        {signUp}
        <span className="text-sm">{more}</span>
      </div>
    </li>
  );
}

const steps = [
  { title: 'You are signed in at once', text: 'There is nothing to wait for, and your dashboard is empty at first.' },
  { title: 'You choose', text: 'Courses and careers that you choose appear on the dashboard.' },
  { title: 'You come back', text: 'Log out at any time; everything is there when you return.' },
];

export function describe(): PageMeta {
  return {
    title: 'Start your career',
    description: 'Decide how you want to begin, as a student, an individual or a teacher, and create your account.',
  };
}

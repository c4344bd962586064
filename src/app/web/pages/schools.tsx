import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { Solution } from './parts/solution.tsx';

/** /nav2/item1 */
export function Page() {
  return (
    <Solution
      title="Solutions for schools"
      lead="Programming at school fails less for lack of ideas than for lack of prepared hours. We bring projects that fill a term, and stand beside the teacher who gives them."
      picture="/art/schools.svg"
      audience="For secondary schools, vocational schools and after-school clubs, with or without a teacher who has studied the subject."
      offers={[
        {
          term: 'A term from a course',
          text: 'We cut one of our courses into lessons of the length you have, with a project that suits the age of the class.',
        },
        {
          term: 'Teacher first',
          text: 'Before the term starts, the teacher works through the project with an instructor, including the mistakes that the class will make.',
        },
        {
          term: 'Somebody to ask',
          text: 'While the term runs, the teacher has a person to turn to. The class has its teacher.',
        },
      ]}
      steps={[
        { title: 'Talk', text: 'About the class, the hours and the machines you have.' },
        { title: 'A plan', text: 'For the term, on two pages, with goals you can grade.' },
        { title: 'The term', text: 'The teacher prepares, then teaches. We are in the background.' },
        { title: 'Look back', text: 'We go through the work of the class together and decide what to change.' },
      ]}
      checks={
        <>
          <li>
            All <TextLink to="/courses">course pages</TextLink> are open to your colleagues without an account.
          </li>
          <li>The site loads no advertising.</li>
          <li>
            A school can run the whole platform on its own machine, so that the data of young people never leaves the
            house.
          </li>
        </>
      }
      ask="Tell us about your class"
      askHint="How old, how many, how many hours a week: that is enough for a first answer."
    />
  );
}

export function describe(): PageMeta {
  return {
    title: 'Solutions for schools',
    description:
      'Project courses for classes, help for the teachers who give them, and care for the data of young people.',
  };
}

import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { Solution } from './parts/solution.tsx';

/** /nav2/item2 */
export function Page() {
  return (
    <Solution
      title="Solutions for companies"
      lead="You do not need people who have watched courses. You need a change in how the work gets done. So we start from your work."
      picture="/art/companies.svg"
      audience="For product and operations teams of four to twelve people; larger departments in several groups."
      offers={[
        {
          term: 'A shared foundation',
          text: 'A team takes one of our courses together, with exercises taken from your own code where that is possible.',
        },
        {
          term: 'From another field',
          text: 'A plan for employees who move into software, built on one of the two tracks: about half a year of sessions each.',
        },
        { term: 'Review weeks', text: 'An instructor reads changes together with the people who wrote them.' },
      ]}
      steps={[
        {
          title: 'Name it',
          text: 'One thing that should be different in three months, such as fewer returned changes.',
        },
        {
          title: 'Make room',
          text: 'A plan on one page, with what your people are freed from. Learning on top of a full week does not work.',
        },
        { title: 'Run it', text: 'With a short written summary as it goes along.' },
        { title: 'Look at it', text: 'At the thing you named. If it did not change, we say why.' },
      ]}
      checks={
        <>
          <li>
            The feedback on every <TextLink to="/courses">course page</TextLink> is public and comes from enrolled
            learners only.
          </li>
          <li>The platform can run inside your own network, with your own database, mail and storage.</li>
          <li>
            What it can do, your programs can do too: the interface is described at{' '}
            <a href="/api/docs" className="text-link">
              /api/docs
            </a>
            .
          </li>
        </>
      }
      ask="Tell us about your team"
      askHint="What should be different, for how many people, and by when?"
    />
  );
}

export function describe(): PageMeta {
  return {
    title: 'Solutions for companies',
    description:
      'Bring a team to the same level, take on people from other fields, and see from real work whether it helped.',
  };
}

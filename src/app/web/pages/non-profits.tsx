import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { Solution } from './parts/solution.tsx';

/** /nav2/item3 */
export function Page() {
  return (
    <Solution
      title="Solutions for non-profits"
      lead="Many associations run on one spreadsheet and one person who understands it. A course project can replace the first and relieve the second."
      picture="/art/non-profits.svg"
      audience="For associations, foundations, community libraries, and initiatives that support people on the way into work."
      offers={[
        {
          term: 'Your need as a project',
          text: 'A group of learners builds something that you use: a membership list, a rota, a lending library. You own what comes of it.',
        },
        {
          term: 'Skills for volunteers',
          text: 'Short sessions on the scripts and tools that save an office its evenings.',
        },
        {
          term: 'Into work',
          text: 'Together with organisations that accompany people into employment, we plan a course, a career and the time around it.',
        },
      ]}
      steps={[
        { title: 'Describe a chore', text: 'One that comes back every month.' },
        {
          title: 'An honest answer',
          text: 'Whether it suits learners. Anything with health records or payments does not.',
        },
        { title: 'Along a course', text: 'You meet the group at the start, in the middle and at the handover.' },
        {
          title: 'It is yours',
          text: 'The code, a page on how to run it, and one person who has learned to look after it.',
        },
      ]}
      checks={
        <>
          <li>
            What learners build is described on the open <TextLink to="/courses">course pages</TextLink> and under{' '}
            <TextLink to="/our-works">Our works</TextLink>.
          </li>
          <li>
            The platform needs one machine and one command, and no other service, so a small organisation can run it by
            itself.
          </li>
        </>
      }
      ask="Describe your chore to us"
      askHint="What comes back every month, who does it now, and what would happen if nobody did?"
    />
  );
}

export function describe(): PageMeta {
  return {
    title: 'Solutions for non-profits',
    description:
      'Digital skills for volunteers and small offices, with projects that remain useful after the course is over.',
  };
}

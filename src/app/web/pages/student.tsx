import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { Welcome } from './parts/welcome.tsx';

/** /student (specification §2). */
export function Page() {
  return (
    <Welcome
      title="Welcome, students"
      lead="You bring time and curiosity. We bring an order to learn in, and a reason to finish."
      picture="/art/student.svg"
      points={[
        {
          title: 'Build something you can show',
          text: 'Every course ends with a project of your own, not with a worksheet.',
        },
        {
          title: 'Know what comes next',
          text: (
            <>
              Two tracks of three <TextLink to="/courses">courses</TextLink> put the steps in order, and your dashboard
              keeps the ones you chose.
            </>
          ),
        },
        {
          title: 'Hear it from other learners',
          text: 'Ratings and comments on each course page come only from people who are enrolled.',
        },
      ]}
    />
  );
}

export function describe(): PageMeta {
  return {
    title: 'Welcome, students',
    description:
      'What students find here: projects worth showing, a clear order of courses, and the word of other learners.',
  };
}

import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { Welcome } from './parts/welcome.tsx';

/** /individual (specification §2). */
export function Page() {
  return (
    <Welcome
      title="Welcome, individuals"
      lead="You learn beside everything else. So each hour has to count, and a missed one must not end the course."
      picture="/art/individual.svg"
      points={[
        {
          title: 'Keep a steady rhythm',
          text: 'Fixed times each week, stated before you enrol, and recordings in four of the six courses for the evenings that life takes away.',
        },
        {
          title: 'Start where you are',
          text: (
            <>
              Each course page says what you need to know beforehand;{' '}
              <TextLink to="/course/$courseId" params={{ courseId: 'course2' }}>
                Learn Python
              </TextLink>{' '}
              asks for nothing.
            </>
          ),
        },
        {
          title: 'Work towards a career',
          text: (
            <>
              Choose one in the <TextLink to="/career-center">Career Center</TextLink>, and see it on your dashboard
              beside your courses.
            </>
          ),
        },
      ]}
    />
  );
}

export function describe(): PageMeta {
  return {
    title: 'Welcome, individuals',
    description:
      'What individuals find here: a rhythm beside job and family, courses that say what they ask for, and a career to aim at.',
  };
}

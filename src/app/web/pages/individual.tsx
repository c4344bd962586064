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
          title: 'Keep your own rhythm',
          text: 'Each course page says how many weeks it takes at how many hours. No evening is fixed, so none is missed.',
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

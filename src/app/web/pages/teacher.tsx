import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { Welcome } from './parts/welcome.tsx';

/** /teacher (specification §2). */
export function Page() {
  return (
    <Welcome
      title="Welcome, teachers"
      lead="You know how much a good question is worth. Here you can see how courses around one project are built, and what learners say of them."
      picture="/art/teacher.svg"
      points={[
        {
          title: 'Teach around one project',
          text: (
            <>
              Our <TextLink to="/courses">courses</TextLink> show how a single piece of work can carry up to ten weeks
              of lessons.
            </>
          ),
        },
        {
          title: 'Read honest feedback',
          text: 'Only enrolled learners can rate a course, and everyone can read what they write.',
        },
        {
          title: 'Bring your own subject',
          text: (
            <>
              Tell us what you would teach through the <TextLink to="/contact">contact form</TextLink>; how we prepare a
              first term stands under <TextLink to="/training">Our Training</TextLink>.
            </>
          ),
        },
      ]}
    />
  );
}

export function describe(): PageMeta {
  return {
    title: 'Welcome, teachers',
    description:
      'What teachers find here: courses built around one project, feedback from enrolled learners, and help to teach.',
  };
}

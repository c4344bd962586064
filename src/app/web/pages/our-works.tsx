import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { Callout } from '../../../ui/callout.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { SideBySide } from '../../../ui/side-by-side.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { WorkGallery } from './parts/work-gallery.tsx';

/** /our-works: what the courses lead to, and how this site itself is made. */
export function Page() {
  return (
    <>
      <PageHeader
        title="Our works"
        lead="What a school is worth shows in what people make there. These are the projects that our courses lead to, with the skill that each one proves."
      />
      <Section title="Front end and apps">
        <WorkGallery works={frontEnd} />
      </Section>
      <Section title="Languages and back end" tone="sunken">
        <WorkGallery works={backEnd} />
      </Section>
      <SideBySide title="This site is a work too" lead="Held to what we teach.">
        <ul className="grid max-w-2xl gap-4">
          <li>Public pages can be read before any script has run.</li>
          <li>Every form works with a keyboard alone.</li>
          <li>
            The interface for programs is described at{' '}
            <a href="/api/docs" className="text-link">
              /api/docs
            </a>
            .
          </li>
          <li>
            If you have built one of the projects yourself, turn it into a portfolio piece:{' '}
            <TextLink to="/blog/$slug" params={{ slug: 'a-portfolio-from-course-work' }}>
              this article
            </TextLink>{' '}
            shows how.
          </li>
        </ul>
      </SideBySide>
      <Callout title="Build one of them" text="On the course pages, people who are enrolled say how it goes.">
        <LinkButton to="/courses" variant="accent" size="large">
          See all courses
        </LinkButton>
        <LinkButton to="/work-with-us" variant="outline-on-deep" size="large">
          Work with us
        </LinkButton>
      </Callout>
    </>
  );
}

const frontEnd = [
  {
    courseId: 'course1',
    picture: '/works/planner.svg',
    course: 'Learn React',
    title: 'A planner for a shared flat',
    made: 'Lists, filters, forms and saved data, cut into components with tests.',
    proves: 'You can keep a growing page easy to change.',
  },
  {
    courseId: 'course3',
    picture: '/works/notebook.svg',
    course: 'Learn Flutter',
    title: 'A field notebook',
    made: 'It takes photos, works without a connection and sends its entries later.',
    proves: 'You can design for devices and networks you do not control.',
  },
  {
    courseId: 'course5',
    picture: '/works/browser.svg',
    course: 'Learn Javascript',
    title: 'A trip map, a form and a drawing game',
    made: 'All three without any library.',
    proves: 'You know what the browser does by itself, and why a page is slow.',
  },
];

const backEnd = [
  {
    courseId: 'course2',
    picture: '/works/scripts.svg',
    course: 'Learn Python',
    title: 'A set of everyday scripts',
    made: 'A household budget, a tool that renames photos, a report with a chart.',
    proves: 'You can turn a chore into a program.',
  },
  {
    courseId: 'course4',
    picture: '/works/departures.svg',
    course: 'Learn Dart',
    title: 'A departures tool with its own web service',
    made: 'Two programs that share one code.',
    proves: 'You can let a compiler find faults for you.',
  },
  {
    courseId: 'course6',
    picture: '/works/tools.svg',
    course: 'Learn Danjo',
    title: 'A lending library for tools',
    made: 'Members, reservations and reminders, on a public server with backups.',
    proves: 'You can be trusted with other people’s data.',
  },
];

export function describe(): PageMeta {
  return {
    title: 'Our works',
    description: 'What learners build in our six courses, what each project proves, and how this site itself is made.',
  };
}

import type { ReactNode } from 'react';
import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SideBySide } from '../../../ui/side-by-side.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** /nav1/item3: everything there is, each with one sentence and one link. */
export function Page() {
  return (
    <>
      <PageHeader title="All services" lead="Everything we offer, each with one sentence and one link." />
      <div className="divide-y divide-line pb-10">
        <SideBySide title="For learners">
          <Directory>
            <Entry link={<TextLink to="/courses">Courses</TextLink>}>
              Six courses in two tracks, each built around work of your own.
            </Entry>
            <Entry link={<TextLink to="/learning">Learning</TextLink>}>
              How a course is built and what a week looks like.
            </Entry>
            <Entry link={<TextLink to="/videos">Videos</TextLink>}>What each course covers, lesson by lesson.</Entry>
            <Entry link={<TextLink to="/workspace">Workspace</TextLink>}>
              Your desk: courses in progress, notes and applications.
            </Entry>
            <Entry link={<TextLink to="/blog">Blog</TextLink>}>
              Articles on learning, debugging, portfolios and interviews.
            </Entry>
          </Directory>
        </SideBySide>
        <SideBySide title="For your career">
          <Directory>
            <Entry link={<TextLink to="/start-career">Start a career</TextLink>}>
              As a student, an individual or a teacher.
            </Entry>
            <Entry link={<TextLink to="/career-center">Career Center</TextLink>}>
              Careers to choose from, with the daily work described.
            </Entry>
            <Entry link={<TextLink to="/continue-career">Continue Career</TextLink>}>
              The next step of your track.
            </Entry>
            <Entry link={<TextLink to="/work-with-us">Work with us</TextLink>}>Job openings, and how to apply.</Entry>
          </Directory>
        </SideBySide>
        <SideBySide title="For organisations">
          <Directory>
            <Entry link={<TextLink to="/nav2/item1">Schools</TextLink>}>
              Project courses for classes and their teachers.
            </Entry>
            <Entry link={<TextLink to="/nav2/item2">Companies</TextLink>}>A shared foundation for a team.</Entry>
            <Entry link={<TextLink to="/nav2/item3">Non-profits</TextLink>}>
              Digital skills for volunteers and small offices.
            </Entry>
            <Entry link={<TextLink to="/nav2/item4">Public bodies</TextLink>}>
              Learning that can be examined before it is bought.
            </Entry>
            <Entry link={<TextLink to="/training">Training</TextLink>}>
              Workshops, reviews and help for people who teach.
            </Entry>
          </Directory>
        </SideBySide>
        <SideBySide title="When you need somebody">
          <Directory>
            <Entry link={<TextLink to="/support">Support</TextLink>}>
              Answers to the questions that people ask most.
            </Entry>
            <Entry link={<TextLink to="/contact">Contact</TextLink>}>A message to the people who run this site.</Entry>
            <Entry link={<TextLink to="/more-info">More info</TextLink>}>
              Time, accounts, accessibility and privacy.
            </Entry>
          </Directory>
        </SideBySide>
      </div>
    </>
  );
}

function Directory({ children }: { readonly children: ReactNode }) {
  return <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2">{children}</ul>;
}

function Entry({ link, children }: { readonly link: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      <h3 className="text-h3">{link}</h3>
      <p className="mt-1 text-muted">{children}</p>
    </li>
  );
}

export function describe(): PageMeta {
  return {
    title: 'All services',
    description:
      'Courses, lessons, careers, training, support and solutions for organisations: everything on one page.',
  };
}

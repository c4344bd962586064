import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { Solution } from './parts/solution.tsx';

/** /nav2/item4 */
export function Page() {
  return (
    <Solution
      title="Solutions for public bodies"
      lead="Administrations have to explain what they buy. So this page says what can be examined."
      picture="/art/public-bodies.svg"
      audience="For municipalities, ministries, public libraries, employment services and adult education."
      offers={[
        {
          term: 'Digital skills for staff',
          text: 'From reading a data set to automating a report, with your own forms as material and without real personal data.',
        },
        {
          term: 'Courses in public places',
          text: 'Libraries and adult education centres offer our courses on site; we prepare the people who lead them.',
        },
        {
          term: 'A platform of your own',
          text: 'The site runs on your machines, under your name, with your mail and your database.',
        },
      ]}
      steps={[
        {
          title: 'Your rules',
          text: 'The aim, and what applies: accessibility, data protection, procurement, language.',
        },
        {
          title: 'Our answer',
          text: 'To each rule, in writing: fulfilled, fulfilled with conditions, or not fulfilled.',
        },
        { title: 'A pilot', text: 'With one group, a beginning, an end, and criteria agreed in advance.' },
        { title: 'The outcome', text: 'Including what did not work, in a form that you may publish.' },
      ]}
      checks={
        <>
          <li>Every page can be operated by keyboard, in light and dark colours.</li>
          <li>
            No outside service is needed to run the platform, and no advertising network or outside statistics service
            is loaded.
          </li>
          <li>
            The interface for programs is described in the OpenAPI format at{' '}
            <a href="/api/openapi.json" className="text-link">
              /api/openapi.json
            </a>
            .
          </li>
          <li>The database is SQLite or PostgreSQL; both are open, and you can read them without us.</li>
          <li>
            What is stored about people stands under <TextLink to="/more-info">More info</TextLink>.
          </li>
        </>
      }
      ask="Begin with a pilot"
      askHint="Name the group and the rules that apply; we answer each of them."
    />
  );
}

export function describe(): PageMeta {
  return {
    title: 'Solutions for public bodies',
    description:
      'Learning for administrations and libraries: accessible, self-hosted, documented, with data that stays in your hands.',
  };
}

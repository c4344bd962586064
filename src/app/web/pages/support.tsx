import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { containerStyle } from '../../../ui/page.tsx';
import { accountTopics } from './support-account.tsx';
import { courseTopics } from './support-courses.tsx';

const supportTopics = [...courseTopics, ...accountTopics];

/** /support: questions that open into their answers, by topic; the topics stand beside them. */
export function Page() {
  return (
    <div className={cx(containerStyle, 'grid gap-x-16 py-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-16')}>
      <div className="lg:col-start-2">
        <h1 className="text-h1">Support</h1>
        <p className="mt-5 max-w-2xl text-lead text-muted">
          Answers to the questions people ask most. If yours is missing, write to us.
        </p>
      </div>
      <nav
        aria-label="Topics"
        className="mt-8 max-lg:border-b max-lg:border-line max-lg:pb-8 lg:sticky lg:top-26 lg:row-span-2 lg:row-start-1 lg:mt-2 lg:self-start print:hidden"
      >
        <ul className="grid lg:border-l lg:border-line lg:pl-5">
          {supportTopics.map(({ topicId, title }) => (
            <li key={topicId}>
              <a
                href={`#${topicId}`}
                className="flex min-h-10 items-center text-sm text-muted underline-offset-4 hover:text-ink hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
        <LinkButton to="/contact" variant="secondary" size="small" className="mt-5">
          Write to us
        </LinkButton>
      </nav>
      <div className="lg:col-start-2">
        {supportTopics.map(({ topicId, title, answers }) => (
          <section key={topicId} aria-labelledby={topicId} className="mt-12">
            <h2 id={topicId} className="scroll-mt-24 border-b-2 border-ink pb-3 text-h3">
              {title}
            </h2>
            {answers.map(({ question, answer }) => (
              <Disclosure key={question} title={question}>
                {answer}
              </Disclosure>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

export function describe(): PageMeta {
  return {
    title: 'Support',
    description: 'Answers about enrolling, feedback, passwords, email changes, notifications, privacy and applying.',
  };
}

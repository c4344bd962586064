import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { findCourse, readCatalogue } from '../../../features/courses/catalogue.ts';
import { useSession } from '../../../features/identity/web/session-store.ts';
import { usePageContent } from '../../../platform/web/page-content.ts';
import { siteSettings } from '../../../platform/web/site.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { cx } from '../../../ui/cx.ts';
import { containerStyle } from '../../../ui/page.tsx';
import { Section } from '../../../ui/section.tsx';
import { SiteLink } from '../../../platform/web/site-link.tsx';
import { FirstLines } from './components/first-lines.tsx';
import { WhatYouGet } from './components/what-you-get.tsx';
import { AccountButton } from './account-button.tsx';
import { type HomeCard, type HomeTrack, homeCards, homeTracks } from './home-cards.ts';
import { homeMessages } from './home-messages.ts';
import { TrackMap } from './track-map.tsx';

export const read = readCatalogue;

/** Home page (specification §1, §2). */
export function Page() {
  const catalogue = usePageContent<typeof read>();
  const tracks = homeTracks(catalogue);
  // An organization can remove the course.
  const hasPython = findCourse(catalogue, homeMessages.whatYouGet.recording.courseId) !== undefined;
  return (
    <>
      <Hero tracks={tracks} hasPython={hasPython} />
      {hasPython && <FirstLines />}
      <CourseCards cards={homeCards(catalogue, tracks)} />
      <HowItWorks />
      {hasPython && <WhatYouGet />}
      <Projects />
      <NextStep />
    </>
  );
}

interface HeroProps {
  readonly tracks: readonly HomeTrack[];
  readonly hasPython: boolean;
}

function Hero({ tracks, hasPython }: HeroProps) {
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <div className="relative overflow-hidden bg-deep text-on-deep [--focus:#fff]">
      <Landscape />
      <div
        className={cx(
          containerStyle,
          'relative grid gap-14 pt-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-12 lg:pt-16',
        )}
      >
        <div className="grid content-center justify-items-start lg:pb-20">
          <h1 className="text-display">{homeMessages.welcome(siteSettings().brand)}</h1>
          <p className="mt-6 max-w-md text-lead text-balance text-on-deep-muted">{homeMessages.tagline}</p>
          <div className="mt-9 flex gap-3 max-sm:w-full max-sm:flex-col">
            {hasPython && !isSignedIn ? (
              <SiteLink
                path={homeMessages.firstLines.path}
                className={buttonStyle({ variant: 'accent', size: 'large' })}
              >
                {homeMessages.firstLines.start}
              </SiteLink>
            ) : (
              <AccountButton variant="accent" />
            )}
            <SiteLink path="/courses" className={buttonStyle({ variant: 'outline-on-deep', size: 'large' })}>
              {homeMessages.seeCourses}
            </SiteLink>
          </div>
          <ul className="mt-10 flex flex-wrap gap-x-5 gap-y-1 text-sm text-on-deep-muted">
            {homeMessages.facts.map((fact) => (
              <li
                key={fact}
                className="before:mr-2 before:inline-block before:size-1.5 before:rounded-full before:bg-marigold before:align-middle"
              >
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <TrackMap tracks={tracks} />
      </div>
    </div>
  );
}

/** Background of the map: a river and hills, hardly darker than the page. */
function Landscape() {
  return (
    <svg
      viewBox="0 0 1280 620"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full fill-none stroke-deep-raised"
    >
      <path d="M1340 70C1150 40 1120 210 960 230S700 190 560 330 420 560 250 700" className="stroke-[70]" />
      <path d="M980 225c60 60 70 150 190 190s170 40 210 130" className="stroke-[34]" />
    </svg>
  );
}

function CourseCards({ cards }: { readonly cards: readonly HomeCard[] }) {
  const { title, lead, step, learnMore, about } = homeMessages.cards;
  return (
    <Section title={title} lead={lead}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
        {cards.map((card) => (
          <li key={card.courseId} className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
            <img
              src={card.image}
              alt=""
              width="640"
              height="400"
              loading="lazy"
              className="aspect-[16/10] w-full object-cover"
            />
            <div className="flex grow flex-col items-start gap-3 p-6">
              {card.track && (
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                  <Badge tone={card.track.tone}>{card.track.title}</Badge>
                  <span className="text-xs text-muted">{step(card.step, card.track.steps.length)}</span>
                </div>
              )}
              <h3 className="text-h3">{card.title}</h3>
              <p className="text-sm text-muted">{card.summary}</p>
              <div className="mt-auto pt-2">
                <SiteLink
                  path={card.path}
                  state={{ cameFor: card.courseId }}
                  className={buttonStyle({ variant: 'secondary', size: 'small' })}
                >
                  <span>{learnMore}</span> <span className="sr-only">{about(card.title)}</span>
                </SiteLink>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function HowItWorks() {
  const { title, steps } = homeMessages.howItWorks;
  return (
    <Section title={title} tone="sunken">
      <ol className="grid gap-x-8 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="relative grid grid-cols-[2.75rem_1fr] content-start pb-10 last:pb-0 lg:grid-cols-1 lg:pb-0"
          >
            <div
              aria-hidden="true"
              className={cx(
                'absolute bg-primary max-lg:top-0 max-lg:left-3 max-lg:h-full max-lg:w-1 lg:top-3 lg:h-1 lg:w-[calc(100%+2rem)]',
                index === steps.length - 1 && 'hidden',
              )}
            />
            <span
              aria-hidden="true"
              className="relative size-7 rounded-full border-5 border-primary bg-sunken lg:mb-5"
            />
            <div>
              <h3 className="text-h3">{step.title}</h3>
              <p className="mt-2 text-sm text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Projects() {
  const { title, lead, items } = homeMessages.projects;
  return (
    <section
      aria-labelledby="projects-title"
      className={cx(containerStyle, 'grid gap-10 py-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-20 lg:py-24')}
    >
      <div>
        <h2 id="projects-title" className="text-h2">
          {title}
        </h2>
        <p className="mt-3 text-lead text-muted">{lead}</p>
      </div>
      <dl className="divide-y divide-line border-y border-line">
        {items.map(({ course, made }) => (
          <div key={course} className="grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="font-display font-bold">{course}</dt>
            <dd className="text-muted">{made}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function NextStep() {
  const { title, text, ask } = homeMessages.nextStep;
  return (
    <section aria-labelledby="next-step-title" className={cx(containerStyle, 'pb-16 lg:pb-24')}>
      <div className="grid items-center gap-8 rounded-lg bg-deep p-8 text-on-deep [--focus:#fff] sm:p-12 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id="next-step-title" className="text-h2">
            {title}
          </h2>
          <p className="mt-3 max-w-xl text-on-deep-muted">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <AccountButton variant="accent" />
          <SiteLink path="/contact" className={buttonStyle({ variant: 'outline-on-deep', size: 'large' })}>
            {ask}
          </SiteLink>
        </div>
      </div>
    </section>
  );
}

export function describe(): PageMeta {
  return { title: null, description: homeMessages.tagline, searchWords: homeMessages.facts.join(', ') };
}

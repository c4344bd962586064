import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../../../ui/link-button.tsx';
import type { Opening } from '../../opening.ts';
import { openingMessages } from '../messages.ts';
import { OpeningFacts } from './opening-facts.tsx';

/** An opening with all details, and a sidebar to apply. */
export function WholeOpening({ opening }: { readonly opening: Opening }) {
  const { openingId, title, isExample, description, responsibilities, requirements, validThrough } = opening;
  return (
    <article className="mt-8 grid gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <header className="max-w-3xl">
        <h1 className="text-h1">{title}</h1>
        <OpeningFacts opening={opening} />
        {isExample && (
          <p className="mt-5 rounded-lg bg-primary-soft px-5 py-3.5 text-sm">{openingMessages.exampleNote}</p>
        )}
        <p className="mt-6 max-w-prose">{description}</p>
      </header>
      <aside className="grid content-start gap-4 self-start rounded-lg border border-line bg-surface p-6 lg:sticky lg:top-26 lg:row-span-2 print:hidden">
        <p className="text-sm">
          <span className="block text-muted">{openingMessages.applyBy}</span>
          <span className="font-semibold">
            <DayOf day={validThrough} />
          </span>
        </p>
        <LinkButton to="/apply" search={{ opening: openingId }} size="large">
          {openingMessages.apply} <span className="sr-only">{openingMessages.applyFor(title)}</span>
        </LinkButton>
        <p className="text-sm text-muted">{openingMessages.applyNote}</p>
      </aside>
      <div className="grid max-w-prose content-start gap-10">
        <Points title={openingMessages.responsibilities} points={responsibilities} />
        <Points title={openingMessages.requirements} points={requirements} />
        <Skills opening={opening} />
      </div>
    </article>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <section aria-label={title}>
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 marker:text-primary">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

/** Required skills that lessons of this site teach, and the careers that lead to this opening. */
function Skills({ opening: { skills, careers } }: { readonly opening: Opening }) {
  if (skills.length + careers.length === 0) return null;
  return (
    <section aria-labelledby="skills">
      <h2 id="skills" className="text-h3">
        {openingMessages.skills}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line empty:hidden">
        {skills.map(({ name, lesson }) => (
          <li key={name} className="grid gap-x-6 py-3 sm:grid-cols-2">
            <span className="font-semibold">{name}</span>
            {lesson && (
              <Link
                to="/course/$courseId/learn/$lessonId"
                params={{ courseId: lesson.courseId, lessonId: lesson.lessonId }}
                className="text-link text-sm"
              >
                {lesson.title}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {careers.length > 0 && (
        <p className="mt-4 flex flex-wrap gap-x-3 gap-y-1 text-sm">
          <span>{openingMessages.wayOf}</span>
          {careers.map(({ careerId, title }) => (
            <Link key={careerId} to="/careers/$careerId" params={{ careerId }} className="text-link font-semibold">
              {title}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}

/** A calendar date. Formatted in one fixed locale, because prerendered and hydrated text must match. */
export function DayOf({ day }: { readonly day: string }) {
  const text = new Date(day).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{text}</time>;
}

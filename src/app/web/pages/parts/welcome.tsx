import type { ReactNode } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { containerStyle } from '../../../../ui/page.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';

interface WelcomeProps {
  readonly title: string;
  readonly lead: string;
  readonly picture: string;
  /** Exactly three (specification §2). */
  readonly points: readonly [Point, Point, Point];
}

interface Point {
  readonly title: string;
  readonly text: ReactNode;
}

/** The welcome page of one role: three points and the way back to the dashboard (specification §2). */
export function Welcome({ title, lead, picture, points }: WelcomeProps) {
  return (
    <div className={cx(containerStyle, 'grid gap-x-16 gap-y-10 py-10 lg:grid-cols-2 lg:py-16')}>
      <img
        src={picture}
        alt=""
        width="640"
        height="400"
        className="aspect-[16/10] w-full self-start rounded-lg object-cover lg:sticky lg:top-28 print:hidden"
      />
      <div>
        <h1 className="text-h1">{title}</h1>
        <p className="mt-5 text-lead text-muted">{lead}</p>
        <ul className="mt-10 grid gap-7">
          {points.map((point) => (
            <li key={point.title} className="grid grid-cols-[2.75rem_1fr]">
              <span aria-hidden="true" className="mt-0.5 size-6 rounded-full border-5 border-primary bg-paper" />
              <div>
                <h2 className="text-h3">{point.title}</h2>
                <p className="mt-1.5 text-muted">{point.text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="mt-10">
          <LinkButton to="/dashboard" size="large">
            Back to Dashboard
          </LinkButton>
        </div>
        <nav
          aria-label="Other ways in"
          className="mt-10 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-6 text-sm"
        >
          <TextLink to="/student" className={currentStyle}>
            Student
          </TextLink>
          <TextLink to="/individual" className={currentStyle}>
            Individual
          </TextLink>
          <TextLink to="/teacher" className={currentStyle}>
            Teacher
          </TextLink>
          <TextLink to="/start-career">Start a career</TextLink>
        </nav>
      </div>
    </div>
  );
}

const currentStyle = 'aria-[current=page]:font-semibold aria-[current=page]:no-underline aria-[current=page]:text-ink';

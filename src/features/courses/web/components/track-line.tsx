import { Link } from '@tanstack/react-router';
import { cx } from '../../../../ui/cx.ts';
import type { Course } from '../../catalogue.ts';
import { courseMessages } from '../messages.ts';
import { trackTones } from './track-badge.tsx';
import { sentences } from '../../../../ui/sentences.ts';

interface TrackLineProps {
  readonly trackId: string;
  readonly steps: readonly Pick<Course, 'courseId' | 'title'>[];
  /** The reader's current step; undefined if there is none. */
  readonly currentId?: string;
  /** Text for that step. */
  readonly currentText?: string;
}

const lineTones = { marigold: 'bg-marigold', sky: 'bg-sky' } as const;

/** A track rendered as a line with its courses as stations; each is a link, and the current one is filled. */
export function TrackLine({ trackId, steps, currentId, currentText = courseMessages.thisCourse }: TrackLineProps) {
  const tone = trackTones[trackId] ?? 'sky';
  return (
    <ol className="grid md:grid-cols-3">
      {steps.map(({ courseId, title }, index) => {
        const current = courseId === currentId;
        return (
          <li
            key={courseId}
            className="group relative grid grid-cols-[2.25rem_1fr] items-start pb-7 last:pb-0 md:grid-cols-1 md:pr-6 md:pb-0"
          >
            <span
              aria-hidden="true"
              className={cx(
                'absolute group-last:hidden max-md:top-2 max-md:left-2.25 max-md:h-full max-md:w-1.5 md:top-2.25 md:left-2 md:h-1.5 md:w-full',
                lineTones[tone],
              )}
            />
            <span
              aria-hidden="true"
              className={cx('relative size-6 rounded-full border-4 border-ink', current ? 'bg-ink' : 'bg-paper')}
            />
            <div className="grid justify-items-start md:mt-3">
              <span className="text-xs text-muted">
                {sentences(courseMessages.step(index + 1, steps.length), current && `· ${currentText}`)}
              </span>
              <Link
                to="/course/$courseId"
                params={{ courseId }}
                className="flex min-h-8 items-center rounded-sm font-display text-h3 font-bold underline-offset-4 hover:text-primary hover:underline"
              >
                {title}
              </Link>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import type { Course } from '../../../courses/catalogue.ts';
import type { CourseToContinue } from '../../course-to-continue.ts';
import { lessonMessages } from '../messages.ts';
import { ContinueButton } from './continue-button.tsx';

interface ContinueCardProps {
  readonly course: Course;
  readonly goOn: CourseToContinue;
}

/** Course in progress, the learner's progress in it, and the button to continue. */
export function ContinueCard({ course, goOn }: ContinueCardProps) {
  const { title, image, courseId } = course;
  const { nextLesson, percent, lastActiveAt } = goOn;
  return (
    <section aria-labelledby="go-on" className="@container">
      <div className="grid overflow-hidden rounded-lg border border-line bg-surface @xl:grid-cols-[15rem_minmax(0,1fr)]">
        <img src={image} alt="" width="640" height="400" className="aspect-[16/10] h-full w-full object-cover" />
        <div className="grid content-center gap-4 p-6">
          <div>
            <h2 id="go-on" className="text-sm font-semibold text-primary">
              {title}
            </h2>
            <p className="mt-1 font-display text-h3 font-bold">{nextLesson.title}</p>
          </div>
          <ProgressBar
            label={lessonMessages.progress(title)}
            percent={percent}
            text={lessonMessages.percent(percent)}
          />
          <div>
            <ContinueButton courseId={courseId} lesson={nextLesson} isBegun={lastActiveAt !== null} size="large" />
          </div>
        </div>
      </div>
    </section>
  );
}

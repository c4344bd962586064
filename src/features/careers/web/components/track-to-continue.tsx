import { Card } from '../../../../ui/card.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { type Catalogue, stepsOf } from '../../../courses/catalogue.ts';
import { TrackLine } from '../../../courses/web/public.ts';
import { type CourseProgress, resumeHash } from '../../../lessons/course-to-continue.ts';
import { continueMessages } from '../messages.ts';
import type { TrackProgress } from '../track-progress.ts';
import { sentences } from '../../../../ui/sentences.ts';

interface TrackToContinueProps {
  readonly catalogue: Catalogue;
  readonly progress: TrackProgress;
  /** The learner's progress in the latest course of the track; undefined while unknown. */
  readonly course: CourseProgress | undefined;
}

/** A track with the learner's position and the next course. */
export function TrackToContinue({ catalogue, progress: { track, latest, next }, course }: TrackToContinueProps) {
  return (
    <Card>
      <h3 className="text-h3">{track.title}</h3>
      <p className="mt-1 mb-6 text-muted">
        {sentences(
          continueMessages.latest(latest.title),
          next ? continueMessages.next(next.title) : continueMessages.allJoined,
        )}
      </p>
      <TrackLine
        trackId={track.trackId}
        steps={stepsOf(catalogue, track)}
        currentId={latest.courseId}
        currentText={continueMessages.here}
      />
      <div className="mt-7 flex flex-wrap gap-3">
        {course?.nextLesson ? (
          <LinkButton
            to="/course/$courseId/learn/$lessonId"
            params={{ courseId: latest.courseId, lessonId: course.nextLesson.lessonId }}
            hash={resumeHash}
            variant="secondary"
          >
            {continueMessages.goOn(latest.title)}
          </LinkButton>
        ) : (
          <LinkButton to="/course/$courseId" params={{ courseId: latest.courseId }}>
            {continueMessages.goOn(latest.title)}
          </LinkButton>
        )}
        {next && (
          <LinkButton to="/course/$courseId" params={{ courseId: next.courseId }} variant="secondary">
            {continueMessages.seeNext(next.title)}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

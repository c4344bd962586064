import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import type { Catalogue } from '../../../courses/catalogue.ts';
import type { CourseProgress } from '../../../lessons/course-to-continue.ts';
import { continueMessages } from '../messages.ts';
import { trackProgress } from '../track-progress.ts';
import { TrackToContinue } from './track-to-continue.tsx';

interface TracksProps {
  readonly catalogue: Catalogue;
  readonly courseIds: readonly string[];
  readonly progress: readonly CourseProgress[];
}

/** The learner's started tracks, each with their position. */
export function Part({ catalogue, courseIds, progress }: TracksProps) {
  const begun = trackProgress(catalogue, courseIds);
  if (begun.length === 0) {
    return (
      <EmptyState text={continueMessages.empty}>
        <LinkButton to="/courses" variant="secondary">
          {continueMessages.seeCourses}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-8">
      {begun.map((track) => (
        <TrackToContinue
          key={track.track.trackId}
          catalogue={catalogue}
          progress={track}
          course={progress.find(({ courseId }) => courseId === track.latest.courseId)}
        />
      ))}
    </div>
  );
}

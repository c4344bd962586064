import { Card } from '../../../../ui/card.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { TrackLine } from '../../../courses/web/public.ts';
import { continueMessages } from '../messages.ts';
import type { TrackProgress } from '../track-progress.ts';

/** A track with the place where its learner is, and the step after it. */
export function TrackToContinue({ progress: { track, latest, next } }: { readonly progress: TrackProgress }) {
  return (
    <Card>
      <h3 className="text-h3">{track.title}</h3>
      <p className="mt-1 mb-6 text-muted">
        {continueMessages.latest(latest.title)} {next ? continueMessages.next(next.title) : continueMessages.allJoined}
      </p>
      <TrackLine track={track} currentId={latest.courseId} currentText={continueMessages.here} />
      <div className="mt-7 flex flex-wrap gap-3">
        <LinkButton to="/course/$courseId" params={{ courseId: latest.courseId }}>
          {continueMessages.goOn(latest.title)}
        </LinkButton>
        {next && (
          <LinkButton to="/course/$courseId" params={{ courseId: next.courseId }} variant="secondary">
            {continueMessages.seeNext(next.title)}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

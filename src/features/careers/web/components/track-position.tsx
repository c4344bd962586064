import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { Catalogue } from '../../../courses/catalogue.ts';
import { continueMessages as texts } from '../messages.ts';
import { trackProgress } from '../track-progress.ts';
import { sentences } from '../../../../ui/sentences.ts';

interface TrackPositionProps {
  readonly catalogue: Catalogue;
  /** The learner's courses, newest first. */
  readonly courseIds: readonly string[];
}

/**
 * The most recently joined track, with the number of its courses that the learner is enrolled in. Renders nothing
 * without a track.
 */
export function Part({ catalogue, courseIds }: TrackPositionProps) {
  const [progress] = trackProgress(catalogue, courseIds);
  if (!progress) return null;
  const { track, latest, next } = progress;
  const [begun, all] = [track.courseIds.filter((id) => courseIds.includes(id)).length, track.courseIds.length];
  return (
    <section aria-labelledby="my-track" className="grid gap-3">
      <h2 id="my-track" className="text-h3">
        {track.title}
      </h2>
      <ProgressBar label={track.title} percent={Math.round((begun / all) * 100)} text={texts.begun(begun, all)} />
      <p className="text-sm text-muted">
        {sentences(texts.latest(latest.title), next ? texts.next(next.title) : texts.allJoined)}
      </p>
      <p className="text-sm">
        <TextLink to="/continue-career">{texts.toTrack}</TextLink>
      </p>
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import { type Catalogue, stepsOf } from '../../catalogue.ts';
import { outsideTracks } from '../../track-of.ts';
import { courseMessages } from '../messages.ts';
import { TrackLine } from './track-line.tsx';

/** All courses, as the lines of their tracks. */
export function TrackList({ catalogue }: { readonly catalogue: Catalogue }) {
  const others = outsideTracks(catalogue);
  return (
    <div className="grid gap-12">
      {catalogue.tracks.map((track) => (
        <section key={track.trackId} aria-labelledby={track.trackId} className="border-t border-line pt-6">
          <h2 id={track.trackId} className="mb-6 text-h3">
            {track.title}
          </h2>
          <TrackLine steps={stepsOf(catalogue, track)} trackId={track.trackId} />
        </section>
      ))}
      {others.length > 0 && (
        <section aria-labelledby="other-courses" className="border-t border-line pt-6">
          <h2 id="other-courses" className="mb-6 text-h3">
            {courseMessages.otherCourses}
          </h2>
          <ul className="grid gap-1">
            {others.map(({ courseId, title }) => (
              <li key={courseId}>
                <Link
                  to="/course/$courseId"
                  params={{ courseId }}
                  className="text-link inline-flex min-h-8 items-center"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

import { tracks } from '../../courses.ts';
import { TrackLine } from './track-line.tsx';

/** Every course there is, as the lines of the two tracks. */
export function TrackList() {
  return (
    <div className="grid gap-12">
      {tracks.map((track) => (
        <section key={track.trackId} aria-labelledby={track.trackId} className="border-t border-line pt-6">
          <h2 id={track.trackId} className="mb-6 text-h3">
            {track.title}
          </h2>
          <TrackLine track={track} />
        </section>
      ))}
    </div>
  );
}

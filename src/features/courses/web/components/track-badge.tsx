import { Badge } from '../../../../ui/badge.tsx';
import type { Track } from '../../catalogue.ts';

/** Color of each track's line, by `trackId`. */
export const trackTones: Readonly<Record<string, 'marigold' | 'sky'>> = {
  'front-end-and-apps': 'marigold',
  'languages-and-back-end': 'sky',
};

export function TrackBadge({ track }: { readonly track: Track }) {
  return <Badge tone={trackTones[track.trackId] ?? 'neutral'}>{track.title}</Badge>;
}

import { VideosPage } from '../../../features/videos/web/pages/videos.tsx';
import { videoMessages } from '../../../features/videos/web/messages.ts';
import { lazyPart } from '../../../platform/web/lazy-part.tsx';

export { describe, read } from '../../../features/videos/web/pages/videos.tsx';

const RecordingPlayer = lazyPart(() => import('./parts/recording-player.tsx'), videoMessages.player);

/** /videos, with the players of recordings, which come with the first that plays. */
export function Page() {
  return <VideosPage player={RecordingPlayer} />;
}

import { VideosPage } from '../../../features/videos/web/pages/videos.tsx';
import { videoMessages } from '../../../features/videos/web/messages.ts';
import { lazyPart } from '../../../platform/web/lazy-part.tsx';

export { describe, read } from '../../../features/videos/web/pages/videos.tsx';

const RecordingPlayer = lazyPart(() => import('./components/recording-player.tsx'), videoMessages.player);

/** Page /videos. The player of recordings loads when the first one is played. */
export function Page() {
  return <VideosPage player={RecordingPlayer} />;
}

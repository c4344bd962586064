import { failureText } from '../../../../platform/web/failure-text.ts';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useVideo } from '../data.ts';
import { videoMessages } from '../messages.ts';
import { VideoPlayer } from './video-player.tsx';

interface VideoProps {
  readonly courseId: string;
  readonly videoId: string;
}

/** Video of a lesson with its loading and error states. */
export function Part({ courseId, videoId }: VideoProps) {
  const video = useVideo(courseId, videoId);
  if (video.data) return <VideoPlayer key={videoId} video={video.data} />;
  if (video.isPending) return <SkeletonLines lines={8} />;
  return (
    <Failed
      text={failureText(video.error, videoMessages.notLoaded)}
      retry={videoMessages.retry}
      busy={video.isFetching}
      onRetry={() => void video.refetch()}
    />
  );
}

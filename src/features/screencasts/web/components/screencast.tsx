import { failureText } from '../../../../platform/web/failure-text.ts';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useScreencast } from '../data.ts';
import { screencastMessages } from '../messages.ts';
import { ScreencastPlayer } from './screencast-player.tsx';

interface CastProps {
  readonly courseId: string;
  readonly castId: string;
}

/** Screencast with its loading and error states. */
export function Part({ courseId, castId }: CastProps) {
  const cast = useScreencast(courseId, castId);
  if (cast.data) return <ScreencastPlayer key={castId} cast={cast.data} />;
  if (cast.isPending) return <SkeletonLines lines={8} />;
  return (
    <Failed
      text={failureText(cast.error, screencastMessages.notLoaded)}
      retry={screencastMessages.retry}
      busy={cast.isFetching}
      onRetry={() => void cast.refetch()}
    />
  );
}

import { failureText } from '../../../../platform/web/failure-text.ts';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useCast } from '../data.ts';
import { castMessages } from '../messages.ts';
import { CastPlayer } from './cast-player.tsx';

interface CastProps {
  readonly courseId: string;
  readonly castId: string;
}

/** Screencast with its loading and error states. */
export function Part({ courseId, castId }: CastProps) {
  const cast = useCast(courseId, castId);
  if (cast.data) return <CastPlayer key={castId} cast={cast.data} />;
  if (cast.isPending) return <SkeletonLines lines={8} />;
  return (
    <Failed
      text={failureText(cast.error, castMessages.notLoaded)}
      retry={castMessages.retry}
      busy={cast.isFetching}
      onRetry={() => void cast.refetch()}
    />
  );
}

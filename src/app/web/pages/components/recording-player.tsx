import { Screencast, Video } from '../../../../features/screencasts/web/public.ts';
import { DataScope } from '../../data-scope.tsx';

interface RecordingPlayerProps {
  readonly kind: 'cast' | 'video';
  readonly id: string;
  readonly courseId: string;
}

/** Player of a recording outside its lesson; loads TanStack Query. */
export function Part({ kind, id, courseId }: RecordingPlayerProps) {
  return (
    <DataScope>
      {kind === 'cast' ? <Screencast courseId={courseId} castId={id} /> : <Video courseId={courseId} videoId={id} />}
    </DataScope>
  );
}

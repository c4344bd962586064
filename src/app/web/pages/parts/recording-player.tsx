import { Cast, Video } from '../../../../features/casts/web/public.ts';
import { DataScope } from '../../data-scope.tsx';

interface RecordingPlayerProps {
  readonly kind: 'cast' | 'video';
  readonly id: string;
  readonly courseId: string;
}

/** A recording that plays outside its lesson, with the library by which it is read from the server. */
export function Part({ kind, id, courseId }: RecordingPlayerProps) {
  return (
    <DataScope>
      {kind === 'cast' ? <Cast courseId={courseId} castId={id} /> : <Video courseId={courseId} videoId={id} />}
    </DataScope>
  );
}

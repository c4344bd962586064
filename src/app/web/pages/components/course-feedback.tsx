import { FeedbackSection } from '../../../../features/feedback/web/public.ts';
import { DataScope } from '../../data-scope.tsx';

/** Feedback of a course's learners; loads TanStack Query. */
export function Part({ courseId }: { readonly courseId: string }) {
  return (
    <DataScope>
      <FeedbackSection courseId={courseId} />
    </DataScope>
  );
}

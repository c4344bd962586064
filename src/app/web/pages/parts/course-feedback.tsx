import { FeedbackSection } from '../../../../features/feedback/web/public.ts';
import { DataScope } from '../../data-scope.tsx';

/** What learners say of a course, with the library by which it reads from the server. */
export function Part({ courseId }: { readonly courseId: string }) {
  return (
    <DataScope>
      <FeedbackSection courseId={courseId} />
    </DataScope>
  );
}

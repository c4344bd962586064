import { Link, useParams } from '@tanstack/react-router';
import { usePageContent } from '../../../../platform/web/page-content.ts';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { ApiError } from '../../../../platform/web/rpc.ts';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Width } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useOwnUid } from '../../../identity/web/public.ts';
import { useHandIn } from '../grading/data.ts';
import { HandInView } from '../grading/hand-in-view.tsx';
import { handInMessages as texts, handInsMessages } from '../grading/messages.ts';
import { teachingMessages } from '../messages.ts';
import { NoCourse } from '../parts/no-course.tsx';
import { RequireTeacher } from '../parts/require-teacher.tsx';
import { readCourse } from '../read-course.ts';

export { readCourse as read };

/** /teach/$courseId/hand-ins/$handInId: one hand-in, to look at and to grade. */
export function Page() {
  const content = usePageContent<typeof readCourse>();
  const { handInId = '' } = useParams({ strict: false });
  if (!content) return <NoCourse />;
  const { courseId, title } = content.course;
  return (
    <Width className="pt-6 lg:pt-8">
      <Breadcrumb label={teachingMessages.breadcrumb} current={texts.title}>
        <Link to="/teach">{teachingMessages.title}</Link>
        <Link to="/teach/$courseId" params={{ courseId }}>
          {title}
        </Link>
        <Link to="/teach/$courseId/hand-ins" params={{ courseId }}>
          {handInsMessages.title}
        </Link>
      </Breadcrumb>
      <RequireTeacher>
        <Loaded key={handInId} courseId={courseId} handInId={handInId} />
      </RequireTeacher>
    </Width>
  );
}

function Loaded({ courseId, handInId }: { readonly courseId: string; readonly handInId: string }) {
  const uid = useOwnUid();
  const { data, error, isFetching, refetch } = useHandIn(handInId);
  if (data?.courseId === courseId && uid !== null) return <HandInView handIn={data} uid={uid} />;
  return (
    <>
      <h1 className="mt-6 mb-8 text-h1">{texts.title}</h1>
      {!data && !error && <SkeletonLines lines={8} />}
      {(data || (error && isGone(error))) && <NotFound courseId={courseId} />}
      {error && !isGone(error) && (
        <Failed text={texts.failed} retry={texts.retry} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** Also for an address that cannot be one of a hand-in. */
function isGone(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function NotFound({ courseId }: { readonly courseId: string }) {
  return (
    <EmptyState text={texts.notFound}>
      <LinkButton to="/teach/$courseId/hand-ins" params={{ courseId }} variant="secondary">
        {texts.toList}
      </LinkButton>
    </EmptyState>
  );
}

export function describe(_: Record<string, string>, content: Awaited<ReturnType<typeof readCourse>>): PageMeta {
  return { title: content ? texts.title : teachingMessages.notFound, description: '' };
}

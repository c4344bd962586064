import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { useOwnUid } from '../../../identity/web/public.ts';
import { dropCourse, forgetFailure, saveOffline } from '../offline/saving.ts';
import { offlineMessages } from '../offline/messages.ts';
import { canSaveOffline } from '../offline/plan-copy.ts';
import { isNewer, useCopyPlan, useOfflineCourse } from '../offline/use-offline-course.ts';
import { OfflineFrame, LoadingBar } from './offline-frame.tsx';

interface PartProps {
  readonly courseId: string;
  /** False: shows only a copy that the user stored before leaving the course, to remove it. */
  readonly isEnrolled: boolean;
}

/** For a learner of the course: stores it on this device, shows the progress of that, and removes it. */
export function Part(props: PartProps) {
  const uid = useOwnUid();
  return uid !== null && canSaveOffline() && <SaveOffline key={`${uid} ${props.courseId}`} {...props} uid={uid} />;
}

function SaveOffline({ courseId, isEnrolled, uid }: PartProps & { readonly uid: string }) {
  const { copy, work } = useOfflineCourse(courseId, uid);
  const [isAsked, setAsked] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  const plan = useCopyPlan(courseId, uid, isEnrolled && (isAsked || Boolean(copy)));

  function keep(): void {
    setAsked(false);
    if (plan.data) void saveOffline(plan.data, uid);
  }

  function remove(): void {
    setRemoved(true);
    void dropCourse(courseId);
  }

  function tryAgain(): void {
    forgetFailure(courseId);
    setAsked(true);
    void plan.refetch();
  }

  if (copy === undefined) return null;
  if (work?.status === 'removing') return <OfflineFrame view="removing" status={offlineMessages.removing} />;
  if (work?.status === 'loading')
    return (
      <OfflineFrame
        view="loading"
        status={offlineMessages.loading}
        content={<LoadingBar work={work} />}
        actions={
          <Button variant="secondary" size="small" onClick={work.stop}>
            {offlineMessages.stop}
          </Button>
        }
      />
    );
  if (work)
    return (
      <OfflineFrame
        view="failed"
        error={offlineMessages.failures[work.reason]}
        actions={
          <>
            <Button variant="secondary" size="small" onClick={tryAgain}>
              {offlineMessages.retry}
            </Button>
            <Button variant="quiet" size="small" onClick={() => forgetFailure(courseId)}>
              {offlineMessages.cancel}
            </Button>
          </>
        }
      />
    );
  if (copy) {
    const isOutdated = plan.data !== undefined && isNewer(plan.data, copy);
    return (
      <OfflineFrame
        view="kept"
        status={`${offlineMessages.kept(copy.bytes, copy.savedAt)} ${isOutdated ? offlineMessages.newer : ''}`}
        content={<p className="text-muted">{isEnrolled ? offlineMessages.signOut : offlineMessages.left}</p>}
        actions={
          <>
            <Button variant="secondary" size="small" onClick={remove}>
              {offlineMessages.remove}
            </Button>
            {isOutdated && (
              <Button size="small" onClick={keep}>
                {offlineMessages.update}
              </Button>
            )}
          </>
        }
      />
    );
  }
  if (!isEnrolled) return isRemoved && <OfflineFrame view="none" status={offlineMessages.removed} />;
  if (!isAsked)
    return (
      <OfflineFrame
        view="none"
        actions={
          <Button variant="secondary" size="small" onClick={() => setAsked(true)}>
            {offlineMessages.keep}
          </Button>
        }
      />
    );
  if (plan.isError && !plan.data)
    return (
      <OfflineFrame
        view="asked"
        content={
          <Failed
            text={offlineMessages.notMeasured}
            retry={offlineMessages.retry}
            busy={plan.isFetching}
            onRetry={() => void plan.refetch()}
          />
        }
      />
    );
  if (!plan.data || plan.isFetching) return <OfflineFrame view="asked" status={offlineMessages.measuring} />;
  return (
    <OfflineFrame
      view="asked"
      status={offlineMessages.size(plan.data.bytes)}
      content={<p className="text-muted">{offlineMessages.what}</p>}
      actions={
        <>
          <Button size="small" onClick={keep}>
            {offlineMessages.confirm(plan.data.bytes)}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setAsked(false)}>
            {offlineMessages.notNow}
          </Button>
        </>
      }
    />
  );
}

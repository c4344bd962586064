import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { useOwnUid } from '../../../identity/web/public.ts';
import { dropCourse, forgetFailure, keepCourse } from '../kept/keeping.ts';
import { keptMessages } from '../kept/messages.ts';
import { canKeep } from '../kept/plan-copy.ts';
import { isNewer, useCopyPlan, useKeptCourse } from '../kept/use-kept-course.ts';
import { KeepFrame, LoadingBar } from './keep-frame.tsx';

interface PartProps {
  readonly courseId: string;
  /** False: shows only a copy that the user stored before leaving the course, to remove it. */
  readonly isEnrolled: boolean;
}

/** For a learner of the course: stores it on this device, shows the progress of that, and removes it. */
export function Part(props: PartProps) {
  const uid = useOwnUid();
  return uid !== null && canKeep() && <KeepCourse key={`${uid} ${props.courseId}`} {...props} uid={uid} />;
}

function KeepCourse({ courseId, isEnrolled, uid }: PartProps & { readonly uid: string }) {
  const { copy, work } = useKeptCourse(courseId, uid);
  const [isAsked, setAsked] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  const plan = useCopyPlan(courseId, uid, isEnrolled && (isAsked || Boolean(copy)));

  function keep(): void {
    setAsked(false);
    if (plan.data) void keepCourse(plan.data, uid);
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
  if (work?.status === 'removing') return <KeepFrame view="removing" status={keptMessages.removing} />;
  if (work?.status === 'loading')
    return (
      <KeepFrame
        view="loading"
        status={keptMessages.loading}
        content={<LoadingBar work={work} />}
        actions={
          <Button variant="secondary" size="small" onClick={work.stop}>
            {keptMessages.stop}
          </Button>
        }
      />
    );
  if (work)
    return (
      <KeepFrame
        view="failed"
        error={keptMessages.failures[work.reason]}
        actions={
          <>
            <Button variant="secondary" size="small" onClick={tryAgain}>
              {keptMessages.retry}
            </Button>
            <Button variant="quiet" size="small" onClick={() => forgetFailure(courseId)}>
              {keptMessages.cancel}
            </Button>
          </>
        }
      />
    );
  if (copy) {
    const isOutdated = plan.data !== undefined && isNewer(plan.data, copy);
    return (
      <KeepFrame
        view="kept"
        status={`${keptMessages.kept(copy.bytes, copy.savedAt)} ${isOutdated ? keptMessages.newer : ''}`}
        content={<p className="text-muted">{isEnrolled ? keptMessages.signOut : keptMessages.left}</p>}
        actions={
          <>
            {isOutdated && (
              <Button size="small" onClick={keep}>
                {keptMessages.update}
              </Button>
            )}
            <Button variant="secondary" size="small" onClick={remove}>
              {keptMessages.remove}
            </Button>
          </>
        }
      />
    );
  }
  if (!isEnrolled) return isRemoved && <KeepFrame view="none" status={keptMessages.removed} />;
  if (!isAsked)
    return (
      <KeepFrame
        view="none"
        actions={
          <Button variant="secondary" size="small" onClick={() => setAsked(true)}>
            {keptMessages.keep}
          </Button>
        }
      />
    );
  if (plan.isError && !plan.data)
    return (
      <KeepFrame
        view="asked"
        content={
          <Failed
            text={keptMessages.notMeasured}
            retry={keptMessages.retry}
            busy={plan.isFetching}
            onRetry={() => void plan.refetch()}
          />
        }
      />
    );
  if (!plan.data || plan.isFetching) return <KeepFrame view="asked" status={keptMessages.measuring} />;
  return (
    <KeepFrame
      view="asked"
      status={keptMessages.size(plan.data.bytes)}
      content={<p className="text-muted">{keptMessages.what}</p>}
      actions={
        <>
          <Button size="small" onClick={keep}>
            {keptMessages.confirm(plan.data.bytes)}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setAsked(false)}>
            {keptMessages.notNow}
          </Button>
        </>
      }
    />
  );
}

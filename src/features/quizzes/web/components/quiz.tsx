import { useCallback, useState } from 'react';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { EnrolLine, useEnrolment } from '../../../enrolment/web/public.ts';
import { useOwnUid } from '../../../identity/web/public.ts';
import { type QuizName, useQuizFacts } from '../data.ts';
import { quizMessages } from '../messages.ts';
import { AttemptOf } from './attempt.tsx';
import { GradedText, ReviewOf } from './review.tsx';
import { StatusRegion } from '../../../../ui/status-region.tsx';
import { NextAttempt } from './next-attempt.tsx';
import { StartPage } from './start-page.tsx';
import type { Elements } from '../../../../ui/elements.ts';

interface View {
  readonly of: 'start' | 'attempt' | 'review';
  /** Id of the attempt; '' at the start. */
  readonly attemptId: string;
  /** Number of view changes: each view but the first takes the focus. */
  readonly turn: number;
}

/** Quiz of a lesson: its rules, the attempt, and the result. Visitors see what they need to take it. */
export function Part({ courseId, lessonId }: QuizName) {
  const enrolment = useEnrolment(courseId);
  const uid = useOwnUid();
  const [overId, setOverId] = useState<string>();
  if (enrolment.status === 'enrolled' && uid !== null)
    return (
      <>
        {/* Mounted before the result arrives, so that screen readers announce it. */}
        <StatusRegion className="sr-only">{overId !== undefined && <GradedText attemptId={overId} />}</StatusRegion>
        <OwnQuiz key={`${uid} ${courseId} ${lessonId}`} uid={uid} name={{ courseId, lessonId }} onOver={setOverId} />
      </>
    );
  return (
    <Frame>
      {enrolment.status === 'checking' && <SkeletonLines lines={6} />}
      {enrolment.status === 'failed' && (
        <Failed text={quizMessages.unknownEnrolment} retry={quizMessages.retry} onRetry={enrolment.retry} />
      )}
      {(enrolment.status === 'not-enrolled' || enrolment.status === 'visitor') && (
        <EnrolLine courseId={courseId} text={quizMessages.forLearners} anchor="quiz" />
      )}
    </Frame>
  );
}

interface OwnQuizProps {
  readonly uid: string;
  readonly name: QuizName;
  /** Called with the id of an attempt that has just ended, and with undefined when the learner leaves it. */
  readonly onOver: (attemptId: string | undefined) => void;
}

function OwnQuiz({ uid, name, onOver }: OwnQuizProps) {
  const [{ of, attemptId, turn }, setView] = useState<View>({ of: 'start', attemptId: '', turn: 0 });
  const facts = useQuizFacts(name);
  // The end of an attempt may be noticed twice: by its submission, and by reading it again.
  const show = (next: Omit<View, 'turn'>) =>
    setView((view) =>
      view.of === next.of && view.attemptId === next.attemptId ? view : { ...next, turn: view.turn + 1 },
    );
  const begin = (id: string) => {
    onOver(undefined);
    show({ of: 'attempt', attemptId: id });
  };
  const review = (id: string) => show({ of: 'review', attemptId: id });
  // The attempt may have ended elsewhere, such as in another window.
  const { refetch } = facts;
  const refresh = useCallback(() => void refetch(), [refetch]);
  const end = () => {
    refresh();
    review(attemptId);
    onOver(attemptId);
  };
  const goBack = () => {
    onOver(undefined);
    refresh();
    show({ of: 'start', attemptId: '' });
  };

  // Until the facts are read again, they may be from before the attempt.
  const known = facts.data?.past.some((attempt) => attempt.attemptId === attemptId) ? facts.data : undefined;

  if (of === 'attempt')
    return (
      <Frame key={turn} hasFocus>
        <AttemptOf uid={uid} attemptId={attemptId} onOver={end} />
      </Frame>
    );
  if (of === 'review')
    return (
      <Frame key={turn} hasFocus>
        <ReviewOf
          attemptId={attemptId}
          onBack={goBack}
          next={known && <NextAttempt facts={known} onAttempt={begin} onOutdated={refresh} />}
        />
      </Frame>
    );
  return (
    <Frame key={turn} hasFocus={turn > 0}>
      {facts.isPending && <SkeletonLines lines={6} />}
      {facts.isError && !facts.data && (
        <Failed
          text={quizMessages.failed}
          retry={quizMessages.retry}
          busy={facts.isFetching}
          onRetry={() => void facts.refetch()}
        />
      )}
      {facts.data && <StartPage facts={facts.data} onAttempt={begin} onReview={review} onOutdated={refresh} />}
    </Frame>
  );
}

/** Frame of a view. With `hasFocus` it takes the focus, since the button that led here is gone. */
function Frame({ hasFocus = false, children }: { readonly hasFocus?: boolean; readonly children: Elements }) {
  const frame = useFocusWhen(hasFocus);
  return (
    <section aria-labelledby="quiz-title" className="grid grid-cols-1 gap-6">
      <div ref={frame} tabIndex={-1} className="scroll-mt-24 outline-none">
        <h2 id="quiz-title" className="text-h2">
          {quizMessages.title}
        </h2>
      </div>
      {children}
    </section>
  );
}

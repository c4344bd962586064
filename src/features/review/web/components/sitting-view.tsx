import { useState } from 'react';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { reviewMessages as texts } from '../messages.ts';
import type { Sitting } from '../review-types.ts';
import { QuestionStep } from './question-step.tsx';
import { SittingEnd } from './sitting-end.tsx';

interface SittingViewProps {
  readonly uid: string;
  readonly sitting: Sitting;
  /** Called for another sitting. */
  readonly onMore: () => void;
}

/** Questions of a sitting one at a time, then its end. Goes on offline, as every question is here. */
export function SittingView({ uid, sitting, onMore }: SittingViewProps) {
  const { items } = sitting;
  const [place, setPlace] = useState(0);
  /** Key of the first answer to each question, which decides whether it was known. */
  const [firstKeys, setFirstKeys] = useState<Readonly<Record<number, string>>>({});
  if (place === items.length)
    return <SittingEnd uid={uid} items={items} keys={items.map((_, each) => firstKeys[each] ?? '')} onMore={onMore} />;
  return (
    <QuestionAt
      key={place}
      uid={uid}
      sitting={sitting}
      place={place}
      onAnswered={(key) => setFirstKeys((keys) => ({ [place]: key, ...keys }))}
      onNext={() => setPlace(place + 1)}
    />
  );
}

interface QuestionAtProps extends Pick<SittingViewProps, 'uid' | 'sitting'> {
  readonly place: number;
  readonly onAnswered: (key: string) => void;
  readonly onNext: () => void;
}

/** Question at a place, from 0, below the progress; takes the focus from the question before. */
function QuestionAt({ uid, sitting: { sittingId, items }, place, ...acts }: QuestionAtProps) {
  const section = useFocusWhen<HTMLElement>(place > 0);
  const text = texts.question(place + 1, items.length);
  return (
    <section ref={section} tabIndex={-1} aria-label={text} className="grid scroll-mt-24 gap-8 outline-none">
      <ProgressBar label={texts.progress} percent={Math.round((100 * place) / items.length)} text={text} />
      <QuestionStep
        uid={uid}
        sittingId={sittingId}
        card={items[place]!}
        isLast={place === items.length - 1}
        {...acts}
      />
    </section>
  );
}

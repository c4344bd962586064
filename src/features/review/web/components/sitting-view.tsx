import { useState } from 'react';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import type { Sitting } from '../review-types.ts';
import { reviewMessages as texts } from '../messages.ts';
import { QuestionStep } from './question-step.tsx';
import { SittingEnd } from './sitting-end.tsx';

interface SittingViewProps {
  readonly uid: string;
  readonly sitting: Sitting;
  /** Called for another sitting. */
  readonly onMore: () => void;
}

/** Questions of a sitting one at a time, then its end. Goes on offline, as every question is here. */
export function SittingView({ uid, sitting: { sittingId, items }, onMore }: SittingViewProps) {
  const [place, setPlace] = useState(0);
  /** Key of the first answer to each question, which decides whether it was known. */
  const [firstKeys, setFirstKeys] = useState<Readonly<Record<string, string>>>({});
  const card = items[place];
  if (!card) return <SittingEnd uid={uid} items={items} keys={firstKeys} onMore={onMore} />;
  const idOf = `${card.courseId} ${card.cardId}`;
  return (
    <section aria-label={texts.question(place + 1, items.length)} className="grid gap-8">
      <ProgressBar
        label={texts.progress}
        percent={Math.round((100 * place) / items.length)}
        text={texts.question(place + 1, items.length)}
      />
      <QuestionStep
        key={idOf}
        uid={uid}
        sittingId={sittingId}
        card={card}
        isFirst={place === 0}
        isLast={place === items.length - 1}
        onAnswered={(key) => setFirstKeys((keys) => ({ [idOf]: key, ...keys }))}
        onNext={() => setPlace(place + 1)}
      />
    </section>
  );
}

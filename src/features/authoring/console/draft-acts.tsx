import { useState } from 'react';
import { failureText } from '../../../platform/web/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { sentences } from '../../../ui/sentences.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { ConfirmButton, dateTimeText } from '../../admin/web/public.ts';
import { Companions } from './companions.tsx';
import { type ContentItem, baseOf } from './content-data.ts';
import { publishMessages as texts } from './content-messages.ts';
import { Refused } from './refused.tsx';
import type { ContentDraft } from './use-content-draft.ts';
import { useDraftActs } from './use-draft-acts.ts';

interface DraftActsProps {
  readonly draft: ContentDraft;
  /** Drafts that are published together with this one. */
  readonly companions: ContentItem['companions'];
  /** Names of the drafts that are not. */
  readonly left: readonly string[];
  /** True if the last check found faults, with which the server refuses to publish. */
  readonly hasFaults: boolean;
  readonly onLeave: (left: readonly string[]) => void;
  readonly onDone: (text: string) => void;
}

/** Actions on a draft and on the published item. */
export function DraftActs({ draft, companions, left, hasFaults, onLeave, onDone }: DraftActsProps) {
  const { item, isDirty, theirs } = draft;
  const acts = useDraftActs(draft, companions, onDone);
  const [at, setAt] = useState('');
  const state = item.draft?.state ?? (isDirty ? 'draft' : null);
  // True also if the draft that lists it is published together with it.
  const isReachable =
    item.outline === null || item.outline === 'published' || companions.some(({ kind }) => kind === 'outline');
  const isAskable = state === 'draft' || state === 'changes-wanted';

  if (theirs) return null;
  return (
    <section className="grid gap-5 border-t border-line pt-6">
      {state !== null && state !== 'scheduled' && (
        <>
          <Companions all={item.companions} left={left} onLeave={onLeave} />
          <div className="flex flex-wrap gap-3">
            <Button
              variant={hasFaults ? 'secondary' : 'primary'}
              busy={acts.isPending}
              onClick={() => acts.publish(null, isReachable ? texts.published : texts.publishedUnlisted)}
            >
              {texts.publish}
            </Button>
            <Button
              variant="secondary"
              busy={acts.isPending}
              onClick={() =>
                isAskable ? acts.setState('in-review', texts.reviewAsked) : acts.setState('draft', texts.takenBack)
              }
            >
              {isAskable ? texts.review : texts.backFromReview}
            </Button>
          </div>
          {hasFaults && <p className="text-sm text-muted">{texts.faultsFirst}</p>}
          <div className="flex flex-wrap items-start gap-3">
            <TextField
              label={texts.later}
              type="datetime-local"
              value={at}
              hint={texts.atHint}
              onChange={({ target }) => setAt(target.value)}
            />
            <div className="sm:pt-7">
              <Button variant="secondary" busy={acts.isPending} onClick={schedule}>
                {texts.schedule}
              </Button>
            </div>
          </div>
        </>
      )}
      {state === 'scheduled' && (
        <div>
          <Button variant="secondary" busy={acts.isPending} onClick={() => acts.setState('draft', texts.unscheduled)}>
            {texts.unschedule}
          </Button>
        </div>
      )}
      <Refused faults={acts.faults} />
      <ErrorLine>{acts.problem ?? (acts.error && failureText(acts.error, texts.failed))}</ErrorLine>
      <div className="flex flex-wrap gap-3">
        {item.draft && state !== 'scheduled' && (
          <ConfirmButton
            label={texts.discard}
            title={texts.discardTitle}
            text={texts.discardText}
            isDanger
            busy={acts.isPending}
            onConfirm={() => acts.discard(baseOf(item))}
          />
        )}
        {item.published && (
          <ConfirmButton
            label={texts.remove}
            title={texts.removeTitle}
            text={sentences(texts.removeText, texts.removeTextOf[item.kind])}
            isDanger
            busy={acts.isPending}
            onConfirm={() => acts.remove(baseOf(item))}
          />
        )}
      </div>
    </section>
  );

  function schedule() {
    const moment = new Date(at).getTime();
    if (!(moment > Date.now())) return acts.say(texts.past);
    acts.publish(moment, texts.scheduled(dateTimeText(moment)));
  }
}

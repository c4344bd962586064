import { memo, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Playground } from '../../../exercises/web/public.ts';
import type { Picture } from '../../timeline.ts';
import { ScreencastOutput } from '../components/screencast-output.tsx';
import { clockTime } from '../messages.ts';
import { takeOverMessages } from './messages.ts';
import type { TakeOver } from './use-editing.ts';

interface CastDeskProps {
  readonly language: string;
  readonly picture: Picture;
  readonly takeOver: TakeOver;
  readonly onReady: () => void;
}

/**
 * Editor and run buttons for the code of a paused screencast. It is hidden during playback and then does not render
 * again.
 */
export const ScreencastEditor = memo(
  Editor,
  (before, now) => before.takeOver.moment === null && now.takeOver.moment === null,
);

function Editor({ language, picture, takeOver, onReady }: CastDeskProps) {
  const { versions, moment, edit, showRecorded } = takeOver;
  const { current } = versions;
  const state = useRef<HTMLParagraphElement>(null);
  const isShown = moment !== null;
  const marked = picture.text.slice(picture.from, picture.to);

  /** The button disappears with the version, so the focus moves to the status line first. */
  function show(): void {
    showRecorded();
    state.current?.focus();
  }

  return (
    <>
      <div
        className={cx('flex flex-wrap items-center justify-between gap-x-4 px-5 text-sm', isShown && 'min-h-12 pt-2')}
      >
        {/* Always mounted, so that screen readers announce changes of its content. */}
        <p ref={state} role="status" tabIndex={-1}>
          {isShown && (current ? takeOverMessages.own(clockTime(current.ms)) : takeOverMessages.paused)}
        </p>
        {isShown && current && (
          <Button variant="quiet" size="small" onClick={show}>
            {takeOverMessages.showRecorded}
          </Button>
        )}
      </div>
      <div hidden={!isShown}>
        {marked !== '' && !current && (
          <p className="px-5 pb-3 text-sm text-muted">
            {takeOverMessages.marked}{' '}
            <code translate="no" className="whitespace-pre-wrap text-ink">
              {marked}
            </code>
          </p>
        )}
        <Playground
          language={language}
          text={current?.text ?? picture.text}
          moment={moment}
          onEdit={(text) => edit(text, picture.text)}
          onReady={onReady}
        >
          <ScreencastOutput picture={picture} />
        </Playground>
      </div>
    </>
  );
}

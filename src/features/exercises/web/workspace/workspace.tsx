import { type RefObject, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import type { Elements } from '../../../../ui/elements.ts';
import { cx } from '../../../../ui/cx.ts';
import { exerciseMessages } from '../messages.ts';
import { runOnKeys } from './run-on-keys.ts';
import { useFullWindow } from './use-full-window.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

const texts = exerciseMessages.workspace;

export const panes = ['task', 'code', 'result'] as const;
export type Pane = (typeof panes)[number];

interface WorkspaceProps extends Readonly<Record<Pane, Elements>> {
  /** Title and state, above the panes. */
  readonly head: Elements;
  /** Run and submit, which stay in sight. */
  readonly bar: Elements;
  /** Pane that a narrow workspace shows. */
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
  readonly onRun: () => void;
  readonly resultRef: RefObject<HTMLDivElement | null>;
}

/**
 * Workspace of a program: the task on one side, the code above its result on the other. A narrow one shows one pane at
 * a time, with the bar above the on-screen keyboard.
 */
export function Workspace({ head, bar, pane, onPane, onRun, resultRef, ...content }: WorkspaceProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useFullWindow(element);
  const code = useRef<HTMLDivElement>(null);
  useKeyboardInset(element, code);

  const shownIf = (own: Pane) => cx('min-w-0', own !== pane && '@max-2xl:hidden');
  return (
    <div
      ref={element}
      onKeyDownCapture={(event) => runOnKeys(event, onRun)}
      data-full={isFull || undefined}
      className={cx(
        'group/work @container grid min-w-0 grid-cols-[minmax(0,1fr)]',
        isFull && 'fixed inset-0 z-50 overflow-y-auto overscroll-contain bg-surface p-4 sm:px-6',
      )}
    >
      <div className={cx('grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4', codeHeight, fullHeight)}>
        <div className="flex items-start justify-between gap-3">
          {head}
          <Button
            variant="quiet"
            size="small"
            aria-pressed={isFull}
            className="-mt-2 -mr-3.5 shrink-0 @max-sm:hidden print:hidden"
            onClick={() => setFull(!isFull)}
          >
            {isFull ? texts.reduce : texts.enlarge}
          </Button>
        </div>
        <PaneSwitch pane={pane} onPane={onPane} />
        <div className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 @2xl:grid-cols-[minmax(17rem,2fr)_minmax(0,3fr)]">
          <div className={cx(shownIf('task'), fullScroll)}>{content.task}</div>
          <div className={cx('grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4', fullScroll)}>
            <div ref={code} className={cx(shownIf('code'), 'scroll-mt-30')}>
              {content.code}
            </div>
            <div className={cx(pane === 'task' && '@max-2xl:hidden', barStyle)}>{bar}</div>
            <div ref={resultRef} className={cx(shownIf('result'), 'scroll-my-28')}>
              {content.result}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The code scrolls within what the bars, and an on-screen keyboard, leave of the window. */
const codeHeight =
  '[--code-max-height:max(6rem,calc(var(--visible-height,100vh)-18rem))] @2xl:[--code-max-height:min(60vh,34rem)] ' +
  '@2xl:group-data-full/work:[--code-max-height:max(12rem,calc(100vh-22rem))]';
/** In a full window, each side scrolls by itself. */
const fullHeight = '@2xl:group-data-full/work:h-full @2xl:group-data-full/work:grid-rows-[auto_minmax(0,1fr)]';
const fullScroll = '@2xl:group-data-full/work:overflow-y-auto @2xl:group-data-full/work:pr-4';
/** In a narrow workspace the bar stays in sight, above an on-screen keyboard and under the bars of the page. */
const barStyle =
  '@max-2xl:sticky @max-2xl:top-28 @max-2xl:bottom-[var(--keyboard,0px)] @max-2xl:z-10 @max-2xl:-mx-4 @max-2xl:border-y ' +
  '@max-2xl:border-line @max-2xl:bg-surface @max-2xl:px-4 @max-2xl:py-2.5 @max-2xl:group-data-full/work:top-0';

/** Choice of the pane, in a narrow workspace. */
function PaneSwitch({ pane, onPane }: Pick<WorkspaceProps, 'pane' | 'onPane'>) {
  return (
    <div
      role="group"
      aria-label={texts.show}
      className="grid grid-cols-3 gap-1 rounded-md bg-sunken p-1 @2xl:hidden print:hidden"
    >
      {panes.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === pane}
          onClick={() => onPane(each)}
          className={cx(
            'min-h-10 rounded-sm px-2 text-sm font-semibold',
            each === pane ? 'bg-primary-soft text-primary' : 'text-muted hover:text-ink',
          )}
        >
          {texts.tabs[each]}
        </button>
      ))}
    </div>
  );
}

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { useSession } from '../../../identity/web/public.ts';
import { takeTyped } from '../conversation.ts';
import { followSession } from '../stored-conversation.ts';
import { chatMessages } from '../messages.ts';
import { useMakeRoom } from '../use-make-room.ts';
import { ChatBody } from './chat-body.tsx';

/** State of the panel (specification §4): the icon opens it expanded, then toggles between expanded and collapsed. */
type Panel = 'closed' | 'expanded' | 'collapsed';

/** The floating icon on every page, and its panel. */
export function Part() {
  const panelId = useId();
  const root = useRef<HTMLElement>(null);
  const icon = useRef<HTMLButtonElement>(null);
  const [panel, setPanel] = useState<Panel>('closed');
  const isOpen = panel !== 'closed';
  const lift = useMakeRoom(root, isOpen);
  const isAside = lift === null && !isOpen;
  const session = useSession();

  useEffect(() => followSession(session), [session]);

  useEffect(() => {
    if (!isOpen) return undefined;
    // A link in the panel may be unmounted before its click arrives here; the event's path still contains the panel.
    function closeFromOutside(event: MouseEvent) {
      if (root.current && !event.composedPath().includes(root.current)) setPanel('closed');
    }
    document.addEventListener('click', closeFromOutside);
    return () => document.removeEventListener('click', closeFromOutside);
  }, [isOpen]);

  function toggle({ currentTarget }: { readonly currentTarget: HTMLButtonElement }) {
    takeTyped(currentTarget.value);
    currentTarget.value = '';
    setPanel(panel === 'expanded' ? 'collapsed' : 'expanded');
  }

  function closeWithFocus() {
    setPanel('closed');
    icon.current?.focus();
  }

  function handleKeys(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) closeWithFocus();
  }

  function closeForForm({ target }: ReactMouseEvent) {
    if (target instanceof Element && target.closest('[data-closes-chat]')) setPanel('closed');
  }

  // Closes the panel when the keyboard focus moves out, so that it does not cover the new target. The heading of a new
  // page gets the focus without being a tab stop, which does not count as leaving.
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof HTMLElement) || relatedTarget.tabIndex < 0) return;
    if (!currentTarget.contains(relatedTarget)) setPanel('closed');
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events that bubble from its controls
    <aside
      ref={root}
      aria-label={chatMessages.title}
      onKeyDown={handleKeys}
      onClick={closeForForm}
      onBlur={closeWhenLeft}
      className={cx(
        'fixed right-4 bottom-4 z-20 grid justify-items-end gap-3 lg:right-[clamp(0.5rem,25vw-19.5rem,1.5rem)] lg:bottom-6',
        '[@media(max-height:32rem)]:has-[[aria-expanded=true]]:z-40 print:hidden',
        isAside && 'pointer-events-none',
      )}
    >
      <div
        id={panelId}
        hidden={!isOpen}
        className={cx(
          'grid w-[min(23rem,calc(100vw-2rem))] overflow-hidden rounded-lg border border-line bg-surface shadow-float',
          panel === 'expanded' &&
            'h-[min(32rem,calc(100dvh-10.5rem))] grid-rows-[auto_minmax(0,1fr)] [@media(max-height:32rem)]:fixed [@media(max-height:32rem)]:inset-2 [@media(max-height:32rem)]:h-auto [@media(max-height:32rem)]:w-auto',
        )}
      >
        {isOpen && (
          <>
            <div className="flex min-h-13 items-center justify-between bg-deep pr-1.5 pl-4 text-on-deep [--focus:#fff]">
              <h2 className="text-h3">{chatMessages.title}</h2>
              <button
                type="button"
                aria-label={chatMessages.close}
                onClick={closeWithFocus}
                className="grid size-11 place-items-center rounded-md hover:bg-deep-raised"
              >
                <Icon name="close" className="size-5" />
              </button>
            </div>
            {panel === 'expanded' && <ChatBody />}
          </>
        )}
      </div>
      <button
        ref={icon}
        type="button"
        aria-label={chatMessages.open}
        aria-expanded={panel === 'expanded'}
        aria-controls={panelId}
        onClick={toggle}
        style={lift && !isOpen ? { translate: `0 ${-lift}px` } : undefined}
        className={cx(
          'pointer-events-auto grid size-14 place-items-center rounded-full border-3 border-on-primary bg-float text-on-primary shadow-float lg:size-12',
          'transition-[translate,background-color] duration-200 hover:bg-float-hover',
          'focus-visible:shadow-[0_0_0_5px_var(--on-primary)] focus-visible:outline-3 focus-visible:outline-offset-0 focus-visible:outline-float',
          // Below the window's edge, where the keyboard and screen readers still reach it.
          isAside && 'max-lg:not-focus-visible:translate-y-24',
        )}
      >
        {panel === 'expanded' ? (
          <Icon name="chevron-down" className="size-6" />
        ) : (
          <PartIcon name="chat" className="size-6" />
        )}
      </button>
    </aside>
  );
}

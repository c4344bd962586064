import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { chatMessages } from '../messages.ts';
import { chatPartMessages } from '../part-messages.ts';

/** Specification §4: the icon opens the panel expanded, then toggles between expanded and collapsed. */
type Panel = 'closed' | 'expanded' | 'collapsed';

const ChatBody = lazyPart(() => import('./chat-body.tsx'), chatPartMessages);

/** The floating icon of every page and its panel; what is in the panel loads when it is opened for the first time. */
export function Part() {
  const panelId = useId();
  const root = useRef<HTMLElement>(null);
  const icon = useRef<HTMLButtonElement>(null);
  const [panel, setPanel] = useState<Panel>('closed');
  const isOpen = panel !== 'closed';

  useEffect(() => {
    if (!isOpen) return undefined;
    // A link inside may be gone from the page by the time its click arrives here: the way it took still holds it.
    function closeFromOutside(event: MouseEvent) {
      if (root.current && !event.composedPath().includes(root.current)) setPanel('closed');
    }
    document.addEventListener('click', closeFromOutside);
    return () => document.removeEventListener('click', closeFromOutside);
  }, [isOpen]);

  function closeWithFocus() {
    setPanel('closed');
    icon.current?.focus();
  }

  function handleKeys(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) closeWithFocus();
  }

  // Whoever goes on by keyboard sees what they go on to, and not the panel above it. The heading of a new page takes the
  // focus without being a stop of the keyboard: nobody has left.
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof HTMLElement) || relatedTarget.tabIndex < 0) return;
    if (!currentTarget.contains(relatedTarget)) setPanel('closed');
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what bubbles up from the controls within
    <aside
      ref={root}
      aria-label={chatMessages.title}
      onKeyDown={handleKeys}
      onBlur={closeWhenLeft}
      className="fixed right-4 bottom-4 z-20 grid [@media(max-height:32rem)]:has-[[aria-expanded=true]]:z-40 justify-items-end gap-3 sm:right-6 sm:bottom-6 print:hidden"
    >
      <div
        id={panelId}
        hidden={!isOpen}
        className={cx(
          'grid w-[min(23rem,calc(100vw-2rem))] overflow-hidden rounded-lg border border-line bg-surface shadow-float [&>*>[role=alert]]:p-4',
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
        onClick={() => setPanel(panel === 'expanded' ? 'collapsed' : 'expanded')}
        className="grid size-14 place-items-center rounded-full bg-primary text-on-primary shadow-float transition-colors hover:bg-primary-hover"
      >
        {panel === 'expanded' ? (
          <Icon name="chevron-down" className="size-6.5" />
        ) : (
          <PartIcon name="chat" className="size-6.5" />
        )}
      </button>
    </aside>
  );
}

import { useLocation } from '@tanstack/react-router';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { siteSettings } from '../../../platform/web/site.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { barStyle } from '../../../ui/page.tsx';
import { Wordmark } from '../../../ui/wordmark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Dropdown, EntryPlaceholder, barItemStyle, panelItemStyle } from './dropdown.tsx';
import { LearnerEntries } from './learner-entries.tsx';
import { shellMessages } from './messages.ts';
import { SiteLink } from '../../../platform/web/site-link.tsx';
import { menus } from './site-links.ts';
import { ThemeTrigger } from './theme-trigger.tsx';
import { type MenuId, useMenus } from './use-menus.ts';

/** Links next to the dropdowns; each id is also its path. */
const barLinks = ['contact', 'search'] as const;

/** Lazy, because few visitors open it: its script loads after the page's own. */
const ThemeMenu = lazyPart(
  () => import('./theme-menu.tsx'),
  shellMessages.menuPart,
  <EntryPlaceholder trigger={<ThemeTrigger />} />,
);

/** Banner of the page: brand and top navigation (specification §2, §4). */
export function Header() {
  const listId = useId();
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [toggleBadge, setToggleBadge] = useState<HTMLElement | null>(null);
  // Quieter where people learn.
  const isLesson = useLocation({ select: ({ pathname }) => pathname.includes('/learn/') });
  const { listOpen, openMenu, setOpenMenu, toggleList, closeAll } = useMenus(header);

  function menuState(menuId: MenuId) {
    return { open: openMenu === menuId, onToggle: (open: boolean) => setOpenMenu(open ? menuId : null) };
  }

  function handleKeys(event: KeyboardEvent) {
    if (event.key === 'Escape' && listOpen) {
      closeAll();
      toggle.current?.focus();
    }
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-bar-item]')];
    const at = items.indexOf(document.activeElement as HTMLElement);
    // With a modifier, arrow keys are browser shortcuts such as Back.
    if (!step || at < 0 || event.metaKey || event.altKey || event.ctrlKey) return;
    event.preventDefault();
    items[at + step]?.focus();
  }

  function closeOnLink(event: MouseEvent) {
    if ((event.target as Element).closest('a')) closeAll();
  }

  function closeWhenLeft(event: FocusEvent) {
    if (listOpen && event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) closeAll();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles events that bubble from its links and buttons
    <header
      ref={header}
      onKeyDown={handleKeys}
      onClick={closeOnLink}
      onBlur={closeWhenLeft}
      className="sticky top-0 z-30 border-b border-line bg-paper print:static"
    >
      {listOpen && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={shellMessages.closeMenu}
          onClick={closeAll}
          className="fixed inset-0 -z-10 cursor-default bg-scrim lg:hidden"
        />
      )}
      {/* Next to a long name the entries have no room: on a wide window they get a row of their own. */}
      <div
        className={cx(
          barStyle,
          'flex min-h-16 items-center justify-between gap-x-3 bg-paper max-lg:py-1 lg:min-h-18 lg:flex-wrap lg:content-center lg:gap-x-6',
        )}
      >
        <SiteLink path="/" className="-ml-1 flex min-w-0 rounded-md p-1 no-underline">
          <Wordmark name={siteSettings().brand} />
        </SiteLink>
        <button
          ref={toggle}
          type="button"
          aria-expanded={listOpen}
          aria-controls={listId}
          onClick={toggleList}
          className="group -mr-2 inline-flex min-h-11 shrink-0 items-center gap-2 rounded-md px-2 text-sm font-semibold hover:bg-hover lg:hidden print:hidden"
        >
          {shellMessages.menu}
          <span className="relative flex">
            <Icon name={listOpen ? 'close' : 'menu'} className="size-5" />
            <span ref={setToggleBadge} />
          </span>
        </button>
        <nav
          id={listId}
          aria-label={shellMessages.mainNavigation}
          className={cx(
            'max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:max-h-[calc(100dvh-100%)] max-lg:overflow-y-auto max-lg:overscroll-contain ' +
              'border-line bg-paper max-lg:border-b max-lg:px-4 max-lg:shadow-float sm:max-lg:px-6 lg:flex-auto print:hidden',
            !listOpen && 'max-lg:hidden',
          )}
        >
          <ul className={cx('lg:flex lg:flex-wrap lg:items-center lg:whitespace-nowrap', isLesson && 'lg:text-muted')}>
            <LearnerEntries />
            {menus.map(({ menuId, text, groups }, place) => (
              <li key={menuId} className={cx('border-line lg:border-0', place > 0 && 'border-t')}>
                <Dropdown
                  trigger={<span>{text}</span>}
                  {...menuState(menuId)}
                  panelClassName={groups.length > 1 ? 'grid gap-x-2 sm:grid-cols-2 lg:w-136' : 'lg:w-60'}
                >
                  {groups.map(({ title, links }) => (
                    <div key={title ?? text}>
                      {title && <p className="px-3 pt-2 pb-1 text-xs font-semibold text-muted">{title}</p>}
                      <ul>
                        {links.map((link) => (
                          <li key={link.text}>
                            <SiteLink path={link.path} className={panelItemStyle}>
                              <span>{link.text}</span>
                              {link.continued && <span className="sr-only"> {link.continued}</span>}
                            </SiteLink>
                          </li>
                        ))}
                      </ul>
                    </div>
                  ))}
                </Dropdown>
              </li>
            ))}
            {barLinks.map((name) => (
              <li key={name} className="border-t border-line lg:border-0">
                <SiteLink path={`/${name}`} data-bar-item="" className={barItemStyle}>
                  {shellMessages[name]}
                </SiteLink>
              </li>
            ))}
            <li className="border-t border-line lg:ml-auto lg:border-0">
              <ThemeMenu {...menuState('theme')} />
            </li>
            <AccountMenu {...menuState('account')} toggleBadge={toggleBadge} />
          </ul>
        </nav>
      </div>
    </header>
  );
}

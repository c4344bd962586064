import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../../../ui/cx.ts';
import { controlStyle } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { consoleQueryMaxLength } from '../../found-kinds-contract.ts';
import { useConsoleSearch } from './data.ts';
import { FoundPanel } from './found-panel.tsx';
import { optionId } from './goal-list.tsx';
import { type Goal, groupsOf } from './groups.ts';
import { consoleSearchMessages as texts } from './messages.ts';

/** Handle that opens the search from elsewhere. */
export interface SearchHandle {
  readonly open: () => void;
}

/** Search over the console: a field, in a narrow window behind a button, with results below. */
export function ConsoleSearch({ ref }: { readonly ref: Ref<SearchHandle> }) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  /** True if the field is open in a narrow window. */
  const [isShown, setShown] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const navigate = useNavigate();
  const q = text.trim();
  const state = useConsoleSearch(q);
  const groups = groupsOf(q, state.status === 'found' ? state.items : null);
  const goals = groups.flatMap((group) => group.goals);
  const isListed = isOpen && q !== '' && goals.length > 0;

  useImperativeHandle(ref, () => ({ open }));

  function open() {
    flushSync(() => setShown(true));
    field.current?.focus();
    field.current?.select();
  }

  function type(typed: string) {
    setText(typed);
    setActive(0);
    setOpen(true);
  }

  function leave() {
    setText('');
    setOpen(false);
    setShown(false);
  }

  function go({ path }: Goal) {
    leave();
    void navigate({ href: path });
  }

  function onKey(event: KeyboardEvent) {
    // Enter and arrow keys belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && q !== '') {
      setOpen(true);
      if (isListed) setActive((active + step + goals.length) % goals.length);
    } else if (event.key === 'Enter' && isListed) {
      const goal = goals[active];
      if (goal) go(goal);
    } else if (event.key === 'Escape') {
      if (isOpen && q !== '') setOpen(false);
      else {
        flushSync(leave);
        // In a wide window the button is hidden, and the focus stays.
        toggle.current?.focus();
      }
    } else return;
    event.preventDefault();
  }

  return (
    <div
      className={cx('relative', isShown && 'max-sm:w-full')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      {!isShown && (
        <button
          ref={toggle}
          type="button"
          aria-label={texts.label}
          onClick={open}
          className="grid size-11 place-items-center rounded-full border border-field-line hover:border-ink sm:hidden"
        >
          <PartIcon name="search" className="size-5" />
        </button>
      )}
      <div className={cx('relative flex items-center gap-1', !isShown && 'max-sm:hidden')}>
        <PartIcon name="search" className="pointer-events-none absolute left-4 size-4.5 text-muted" />
        <input
          ref={field}
          type="text"
          size={30}
          role="combobox"
          aria-label={texts.label}
          aria-expanded={isListed}
          aria-controls={isListed ? listId : undefined}
          aria-activedescendant={isListed ? optionId(listId, active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={texts.placeholder}
          maxLength={consoleQueryMaxLength}
          value={text}
          onChange={({ target }) => type(target.value)}
          onFocus={() => setOpen(true)}
          onKeyDown={onKey}
          className={cx(controlStyle, 'min-h-11 min-w-0 py-2 pl-11')}
        />
        {isShown && (
          <button
            type="button"
            aria-label={texts.close}
            onClick={() => {
              flushSync(leave);
              toggle.current?.focus();
            }}
            className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken sm:hidden"
          >
            <Icon name="close" className="size-5" />
          </button>
        )}
      </div>
      <FoundPanel q={q} state={state} isOpen={isOpen} list={{ id: listId, groups, active, onGo: go }} />
    </div>
  );
}

import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { typingPauseMs, useSearchResults } from '../data.ts';
import { searchMessages } from '../messages.ts';
import { SearchExamples } from './search-examples.tsx';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';

/** Results shown in the footer; the rest is on the results page. */
const shownMax = 6;

/** Search in the footer (specification §2): a button that opens a box, with results below it while typing. */
export function Part() {
  const boxId = useId();
  const at = useLocation({ select: ({ href }) => href });
  /** Page on which it was opened; on any other page it is closed. */
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== at) setOpenAt(null);
  const isOpen = openAt === at;
  const setOpen = (open: boolean) => setOpenAt(open ? at : null);
  const toggle = useRef<HTMLButtonElement>(null);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events that bubble from its controls
    <div role="search" aria-label={searchMessages.toggle} onKeyDown={closeOnEscape}>
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={boxId}
        onClick={() => setOpen(!isOpen)}
        className="-ml-2 inline-flex min-h-11 items-center gap-2.5 rounded-md px-2 text-sm font-semibold hover:text-primary"
      >
        {isOpen ? <Icon name="close" className="size-5" /> : <PartIcon name="search" className="size-5" />}
        <span>{searchMessages.toggle}</span>
      </button>
      <div id={boxId} hidden={!isOpen}>
        {isOpen && <Box onLeave={() => setOpen(false)} />}
      </div>
    </div>
  );
}

function Box({ onLeave }: { readonly onLeave: () => void }) {
  const [text, setText] = useState('');
  const state = useSearchResults(text, typingPauseMs);
  const box = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const q = text.trim();

  useEffect(() => {
    box.current?.querySelector('input')?.focus();
  }, []);

  function showAll(event: FormEvent) {
    event.preventDefault();
    if (q === '') return;
    onLeave();
    void navigate({ to: '/search', search: { q } });
  }

  /** The arrow keys move from the field to the results and through them. */
  function moveFocus(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, li a') ?? [])];
    stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  }

  function leaveOnLink(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) onLeave();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events that bubble from its controls
    <form
      ref={box}
      onSubmit={showAll}
      onKeyDown={moveFocus}
      onClick={leaveOnLink}
      className="grid max-w-2xl scroll-mt-14 gap-5 pt-3 pb-4"
    >
      <KeepInView key={state.status} box={box} />
      <SearchField value={text} onText={setText} />
      {q === '' ? (
        <SearchExamples />
      ) : (
        <SearchResults q={q} state={state} max={shownMax}>
          {state.status === 'found' && state.results.length > shownMax && (
            <Link to="/search" search={{ q }} className="text-link justify-self-start text-sm font-semibold">
              {searchMessages.all}
            </Link>
          )}
        </SearchResults>
      )}
    </form>
  );
}

/** Keeps the box in view: it is at the end of the page, so results would appear below the visible area. */
function KeepInView({ box }: { readonly box: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (box.current?.contains(document.activeElement)) box.current.scrollIntoView({ block: 'nearest' });
  }, [box]);
  return null;
}

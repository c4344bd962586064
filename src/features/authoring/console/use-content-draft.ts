import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../platform/web/rpc.ts';
import { useStoredDraft } from '../../../platform/web/use-stored-draft.ts';
import { type ContentItem, baseOf, call, paramsOf, textOf } from './content-data.ts';

const typingPauseMs = 1000;
const retryMs = 5000;

interface StoredContentDraft {
  readonly text: string;
  /** Version on which the text is based. */
  readonly base: string;
}

type Phase = 'idle' | 'saving' | 'failed';

export type ContentDraft = ReturnType<typeof useContentDraft>;

/**
 * Text in an editor. Each change is stored in this browser at once and saved as a draft when typing pauses, one save at
 * a time. After a conflict, `theirs` is the other text, and nothing is saved until the user chooses.
 */
export function useContentDraft(first: ContentItem, uid: string) {
  const [item, setItem] = useState(first);
  const stored = useStoredDraft<StoredContentDraft>(`opvir.content.${uid}.${first.kind}.${first.id}`);
  const [text, setText] = useState(stored.draft?.text ?? textOf(first));
  const [theirs, setTheirs] = useState(() => othersAtFirst(stored.draft, first));
  const [phase, setPhase] = useState<Phase>('idle');
  // Based on the current text if both are equal, whatever the base was before.
  const latest = useRef({ text, base: (theirs && stored.draft?.base) ?? baseOf(first), item: first });
  /** Texts sent since the last answered save: they may have been stored. */
  const unanswered = useRef(new Set<string>());
  const running = useRef<Promise<ContentItem | null> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A closed editor saves once and does not retry: with the next editor, both would overwrite each other. */
  const isClosed = useRef(false);

  /** A function receives the current text, because a caller that has awaited something may have an older one. */
  function edit(change: string | ((now: string) => string)): void {
    const next = typeof change === 'string' ? change : change(latest.current.text);
    latest.current.text = next;
    setText(next);
    stored.setDraft({ text: next, base: latest.current.base });
    if (!theirs) saveLater(typingPauseMs);
  }

  function saveLater(ms: number): void {
    clearTimeout(timer.current);
    if (!isClosed.current) timer.current = setTimeout(() => void flush(), ms);
  }

  /** Replaces the editor's state by an item from the server. */
  function adopt(next: ContentItem): void {
    clearTimeout(timer.current);
    latest.current = { text: textOf(next), base: baseOf(next), item: next };
    stored.setDraft(null);
    setItem(next);
    setText(textOf(next));
    setTheirs(null);
    setPhase('idle');
  }

  /** Takes over an item after an action on the text `sent`; newer input is based on it. */
  function follow(next: ContentItem, sent: string): void {
    if (latest.current.text === sent) adopt(next);
    else goOnFrom(next);
  }

  /** Discards unsaved input. */
  function forget(): void {
    clearTimeout(timer.current);
    stored.setDraft(null);
  }

  /** Saves unsaved input. Resolves with the item and its current draft, or null if that failed. */
  function flush(onto?: string): Promise<ContentItem | null> {
    clearTimeout(timer.current);
    // Set synchronously, so that the second of two simultaneous callers waits for the first.
    running.current = saveAfter(running.current, onto);
    return running.current;
  }

  async function saveAfter(before: Promise<unknown> | null, onto: string | undefined): Promise<ContentItem | null> {
    await before?.catch(() => undefined);
    return stored.latest.current === null && onto === undefined ? latest.current.item : save(onto);
  }

  async function save(onto: string | undefined): Promise<ContentItem | null> {
    const { text: source, base } = latest.current;
    const params = paramsOf(first);
    setPhase('saving');
    try {
      const body = { source, base, ...(onto !== undefined && { onto }) };
      const saved = await call('PUT /api/admin/content/{kind}/{itemKey}/draft', { params, body });
      latest.current = { text: latest.current.text, base: baseOf(saved), item: saved };
      unanswered.current.clear();
      setItem(saved);
      setPhase('idle');
      if (latest.current.text === source) stored.setDraft(null);
      else stored.setDraft({ text: latest.current.text, base: baseOf(saved) });
      return saved;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setPhase('failed');
      if (isClosed.current) return null;
      if (error.status === 409) {
        const isNew = await lookAtTheirs();
        // Saves again if there is no conflict for the user to resolve.
        if (isNew && latest.current.base !== base) return save(onto);
      } else if (error.status === 0 || error.status === 429 || error.status >= 500) {
        // A refused draft is not on the server; one without an answer may be.
        if (error.status !== 429) unanswered.current.add(source);
        saveLater(retryMs);
      }
      return null;
    }
  }

  /** Loads changes by others; adopts them at once if there is no unsaved input. Returns true if there were any. */
  async function lookAtTheirs(): Promise<boolean> {
    const now = await call('GET /api/admin/content/{kind}/{itemKey}', { params: paramsOf(first) }).catch(() => null);
    if (!now) return false;
    if (baseOf(now) === latest.current.base) {
      // The drafts that are published with it may have changed.
      latest.current.item = now;
      setItem(now);
      return false;
    }
    if (stored.latest.current === null) adopt(now);
    else if (isOwnText(now)) goOnFrom(now);
    else setTheirs(now);
    return true;
  }

  /**
   * Returns true if the text is the user's own: only its state is new, such as by a review, or a save whose response
   * was lost.
   */
  function isOwnText(now: ContentItem): boolean {
    const { item: before, base, text: own } = latest.current;
    const there = textOf(now);
    const isOver = base === baseOf(before) && there === textOf(before);
    const isMine = there === own || unanswered.current.has(there);
    return (isOver || isMine) && now.published?.hash === before.published?.hash;
  }

  /** Bases the user's input on the current text. */
  function goOnFrom(now: ContentItem): void {
    const { text: own } = latest.current;
    latest.current = { text: own, base: baseOf(now), item: now };
    stored.setDraft({ text: own, base: baseOf(now) });
    setItem(now);
    setTheirs(null);
    setPhase('idle');
    saveLater(typingPauseMs);
  }

  function keepMine(): void {
    if (!theirs) return;
    latest.current.base = baseOf(theirs);
    setTheirs(null);
    stored.setDraft({ text: latest.current.text, base: latest.current.base });
    void flush(theirs.published?.hash);
  }

  const flushed = useRef(flush);
  useEffect(() => {
    flushed.current = flush;
  });
  useEffect(() => {
    const saveNow = () => void flushed.current();
    isClosed.current = false;
    if (!theirs && stored.draft !== null) saveNow();
    return () => {
      isClosed.current = true;
      clearTimeout(timer.current);
      saveNow();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- runs only when the editor opens and closes
  }, []);

  return {
    item,
    text,
    theirs,
    phase,
    isDirty: stored.draft !== null,
    isKept: stored.isKept,
    edit,
    adopt,
    follow,
    flush,
    forget,
    lookAtTheirs,
    keepMine,
  };
}

/** Returns the server's item if this browser has stored input that is based on an older version. */
function othersAtFirst(kept: StoredContentDraft | null, first: ContentItem): ContentItem | null {
  return kept !== null && kept.base !== baseOf(first) && kept.text !== textOf(first) ? first : null;
}

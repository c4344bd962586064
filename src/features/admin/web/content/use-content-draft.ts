import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../platform/web/rpc.ts';
import { useKeptDraft } from '../../../../platform/web/use-kept-draft.ts';
import { type ContentItem, baseOf, call, paramsOf, textOf } from './content-data.ts';

const typingPauseMs = 1000;
const retryMs = 5000;

interface Kept {
  readonly text: string;
  /** What it was typed over. */
  readonly base: string;
}

type Phase = 'idle' | 'saving' | 'failed';

export type ContentDraft = ReturnType<typeof useContentDraft>;

/**
 * A text that is being written: each change is kept in this browser at once and saved as the draft when typing pauses, one
 * save after the other. Where somebody else was quicker, `theirs` is what is there now, and nothing is saved until one chooses.
 */
export function useContentDraft(first: ContentItem, uid: string) {
  const [item, setItem] = useState(first);
  const kept = useKeptDraft<Kept>(`opvir.content.${uid}.${first.kind}.${first.id}`);
  const [text, setText] = useState(kept.draft?.text ?? textOf(first));
  const [theirs, setTheirs] = useState(() => othersAtFirst(kept.draft, first));
  const [phase, setPhase] = useState<Phase>('idle');
  // Over what is there now where the two are the same, whatever it was typed over.
  const latest = useRef({ text, base: (theirs && kept.draft?.base) ?? baseOf(first), item: first });
  /** What was sent since the last save that was answered: it may have been stored. */
  const unanswered = useRef(new Set<string>());
  const running = useRef<Promise<ContentItem | null> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Saves once more what is not saved, and leaves the rest to the next editor that opens: both would save over each other. */
  const isClosed = useRef(false);

  /** A function is given the text as it is then: whoever waited for an answer may know an older one. */
  function edit(change: string | ((now: string) => string)): void {
    const next = typeof change === 'string' ? change : change(latest.current.text);
    latest.current.text = next;
    setText(next);
    kept.setDraft({ text: next, base: latest.current.base });
    if (!theirs) saveLater(typingPauseMs);
  }

  function saveLater(ms: number): void {
    clearTimeout(timer.current);
    if (!isClosed.current) timer.current = setTimeout(() => void flush(), ms);
  }

  /** Takes an item as the server has it now, with its text. */
  function adopt(next: ContentItem): void {
    clearTimeout(timer.current);
    latest.current = { text: textOf(next), base: baseOf(next), item: next };
    kept.setDraft(null);
    setItem(next);
    setText(textOf(next));
    setTheirs(null);
    setPhase('idle');
  }

  /** Takes an item as an act on the text `sent` has left it; what was typed since is typed over that. */
  function follow(next: ContentItem, sent: string): void {
    if (latest.current.text === sent) adopt(next);
    else goOnFrom(next);
  }

  /** What was typed is no longer wanted. */
  function forget(): void {
    clearTimeout(timer.current);
    kept.setDraft(null);
  }

  /** Saves what is not saved. Gives the item with the draft as it is then, or null where that did not succeed. */
  function flush(onto?: string): Promise<ContentItem | null> {
    clearTimeout(timer.current);
    // At once, so that of two who ask at the same moment the second waits for the first.
    running.current = saveAfter(running.current, onto);
    return running.current;
  }

  async function saveAfter(before: Promise<unknown> | null, onto: string | undefined): Promise<ContentItem | null> {
    await before?.catch(() => undefined);
    return kept.latest.current === null && onto === undefined ? latest.current.item : save(onto);
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
      if (latest.current.text === source) kept.setDraft(null);
      else kept.setDraft({ text: latest.current.text, base: baseOf(saved) });
      return saved;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setPhase('failed');
      if (isClosed.current) return null;
      if (error.status === 409) {
        const isNew = await lookAtTheirs();
        // Nothing that one would have to choose between.
        if (isNew && latest.current.base !== base) return save(onto);
      } else if (error.status === 0 || error.status >= 500) {
        unanswered.current.add(source);
        saveLater(retryMs);
      }
      return null;
    }
  }

  /** What somebody else has made of it, if anything; taken at once where nothing was typed here. Tells whether there was something. */
  async function lookAtTheirs(): Promise<boolean> {
    const now = await call('GET /api/admin/content/{kind}/{itemKey}', { params: paramsOf(first) }).catch(() => null);
    if (!now) return false;
    if (baseOf(now) === latest.current.base) {
      // What it would be published with may be another.
      latest.current.item = now;
      setItem(now);
      return false;
    }
    if (kept.latest.current === null) adopt(now);
    else if (isOwnText(now)) goOnFrom(now);
    else setTheirs(now);
    return true;
  }

  /** Whether nothing but what has become of the text is new, such as a review of it, or a save of one's own whose answer was lost. */
  function isOwnText(now: ContentItem): boolean {
    const { item: before, base, text: own } = latest.current;
    const there = textOf(now);
    const isOver = base === baseOf(before) && there === textOf(before);
    const isMine = there === own || unanswered.current.has(there);
    return (isOver || isMine) && now.published?.hash === before.published?.hash;
  }

  /** What was typed is typed over what is there now. */
  function goOnFrom(now: ContentItem): void {
    const { text: own } = latest.current;
    latest.current = { text: own, base: baseOf(now), item: now };
    kept.setDraft({ text: own, base: baseOf(now) });
    setItem(now);
    setTheirs(null);
    setPhase('idle');
    saveLater(typingPauseMs);
  }

  function keepMine(): void {
    if (!theirs) return;
    latest.current.base = baseOf(theirs);
    setTheirs(null);
    kept.setDraft({ text: latest.current.text, base: latest.current.base });
    void flush(theirs.published?.hash);
  }

  const flushed = useRef(flush);
  useEffect(() => {
    flushed.current = flush;
  });
  useEffect(() => {
    const saveNow = () => void flushed.current();
    isClosed.current = false;
    if (!theirs && kept.draft !== null) saveNow();
    return () => {
      isClosed.current = true;
      clearTimeout(timer.current);
      saveNow();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- when the editor opens and when it closes, and at no other time
  }, []);

  return {
    item,
    text,
    theirs,
    phase,
    isDirty: kept.draft !== null,
    isKept: kept.isKept,
    edit,
    adopt,
    follow,
    flush,
    forget,
    lookAtTheirs,
    keepMine,
  };
}

/** Where this browser kept something that was typed over what is no longer there. */
function othersAtFirst(kept: Kept | null, first: ContentItem): ContentItem | null {
  return kept !== null && kept.base !== baseOf(first) && kept.text !== textOf(first) ? first : null;
}

import { useState } from 'react';
import { ApiError } from '../../../../platform/web/rpc.ts';
import { useWanted } from '../use-wanted.ts';
import {
  type ContentItem,
  type Fault,
  baseOf,
  call,
  paramsOf,
  textOf,
  useDiscardDraft,
  usePublishContent,
  useRemoveContent,
  useSetDraftState,
} from './content-data.ts';
import { publishMessages as texts } from './content-messages.ts';
import type { ContentDraft } from './use-content-draft.ts';

/** The acts on a draft: each saves what was typed first, and shows afterwards what is there then. */
export function useDraftActs(
  draft: ContentDraft,
  companions: ContentItem['companions'],
  onDone: (text: string) => void,
) {
  const { item } = draft;
  const { change } = useWanted('content');
  const publication = usePublishContent();
  const removal = useRemoveContent(item);
  const discard = useDiscardDraft(item);
  const moving = useSetDraftState(item);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [problem, say] = useState<string | null>(null);
  const all = [publication, removal, discard, moving];

  function begin() {
    setFaults([]);
    say(null);
    for (const each of all) each.reset();
  }

  /** Looks at what is there now. What was typed since `sent` stays; without that, all that was typed was given up. */
  async function settle(text: string, found: readonly Fault[] = [], sent: string | null = null) {
    setFaults(found);
    if (found.length > 0) return;
    const now = await call('GET /api/admin/content/{kind}/{itemKey}', { params: paramsOf(item) }).catch(() => null);
    if (now && sent === null) draft.adopt(now);
    if (now && sent !== null) draft.follow(now, sent);
    onDone(text);
  }

  /** A draft that is not on the site leaves nothing to look at. */
  function leave() {
    draft.forget();
    change({ open: undefined, view: undefined });
  }

  async function publish(at: number | null, text: string) {
    begin();
    const saved = await draft.flush();
    if (!saved?.draft) return;
    const own = { kind: item.kind, id: item.id, revision: saved.draft.revision };
    const others = companions.map(({ kind, id, revision }) => ({ kind, id, revision }));
    publication.mutate(
      { items: [own, ...others], at },
      {
        onSuccess: (answer) => void settle(text, answer.faults, textOf(saved)),
        // Of another draft than one's own nothing was heard.
        onError: (error) => void (error instanceof ApiError && error.status === 409 && draft.lookAtTheirs()),
      },
    );
  }

  async function setState(state: 'draft' | 'in-review', text: string) {
    begin();
    // What waits for its time takes nothing: what was typed is saved afterwards.
    const saved = item.draft?.state === 'scheduled' ? item : await draft.flush();
    if (!saved) return;
    moving.mutate({ state, base: baseOf(saved) }, { onSuccess: () => void settle(text, [], textOf(saved)) });
  }

  return {
    faults,
    problem,
    say,
    error: all.map((each) => each.error).find((error) => error !== null) ?? null,
    isPending: all.some((each) => each.isPending),
    publish: (at: number | null, text: string) => void publish(at, text),
    setState: (state: 'draft' | 'in-review', text: string) => void setState(state, text),
    discard(base: string) {
      begin();
      discard.mutate(base, { onSuccess: () => (item.published ? void settle(texts.discarded) : leave()) });
    },
    remove(base: string) {
      begin();
      removal.mutate(base, { onSuccess: (answer) => void settle(texts.removed, answer.faults) });
    },
  };
}

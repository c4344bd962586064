import { useRef, useState } from 'react';
import { ApiError } from '../../../platform/web/rpc.ts';
import { useListQuery } from '../../admin/web/public.ts';
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

/** Actions on a draft. Each first saves unsaved input, and reloads the item afterwards. */
export function useDraftActs(
  draft: ContentDraft,
  companions: ContentItem['companions'],
  onDone: (text: string) => void,
) {
  const { item } = draft;
  const { change } = useListQuery('content');
  const publication = usePublishContent();
  const removal = useRemoveContent(item);
  const discard = useDiscardDraft(item);
  const moving = useSetDraftState(item);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [problem, say] = useState<string | null>(null);
  const all = [publication, removal, discard, moving];
  const [isUnderWay, setUnderWay] = useState(false);
  /** A ref, because state is only updated with the next render. */
  const underWay = useRef(false);

  function mark(is: boolean) {
    underWay.current = is;
    setUnderWay(is);
  }

  /** Returns false while another action runs, from saving the input until the item is reloaded. */
  function begin(): boolean {
    if (underWay.current) return false;
    mark(true);
    setFaults([]);
    say(null);
    for (const each of all) each.reset();
    return true;
  }

  async function endAfter(last: Promise<unknown> | null) {
    await last;
    mark(false);
  }

  /** Reloads the item. Input newer than `sent` stays; with null, all input is discarded. */
  async function settle(text: string, found: readonly Fault[] = [], sent: string | null = null) {
    setFaults(found);
    if (found.length > 0) return;
    const now = await call('GET /api/admin/content/{kind}/{itemKey}', { params: paramsOf(item) }).catch(() => null);
    if (now && sent === null) draft.adopt(now);
    if (now && sent !== null) draft.follow(now, sent);
    onDone(text);
  }

  /** Closes the editor: after a discarded draft without a published item, nothing is left to show. */
  function leave() {
    mark(false);
    draft.forget();
    change({ open: undefined, view: undefined });
  }

  async function publish(at: number | null, text: string) {
    if (!begin()) return;
    const saved = await draft.flush();
    if (!saved?.draft) return mark(false);
    const own = { kind: item.kind, id: item.id, revision: saved.draft.revision };
    const others = companions.map(({ kind, id, revision }) => ({ kind, id, revision }));
    publication.mutate(
      { items: [own, ...others], at },
      {
        onSuccess: (answer) => void endAfter(settle(text, answer.faults, textOf(saved))),
        // Live events only report changes of this draft, and the conflict may be in a companion.
        onError: (error) =>
          void endAfter(error instanceof ApiError && error.status === 409 ? draft.lookAtTheirs() : null),
      },
    );
  }

  async function setState(state: 'draft' | 'in-review', text: string) {
    if (!begin()) return;
    // A scheduled draft cannot be saved: input is saved after it is unscheduled.
    const saved = item.draft?.state === 'scheduled' ? item : await draft.flush();
    if (!saved) return mark(false);
    moving.mutate(
      { state, base: baseOf(saved) },
      { onSuccess: () => void endAfter(settle(text, [], textOf(saved))), onError: () => mark(false) },
    );
  }

  return {
    faults,
    problem,
    say,
    error: all.map((each) => each.error).find((error) => error !== null) ?? null,
    isPending: isUnderWay,
    publish: (at: number | null, text: string) => void publish(at, text),
    setState: (state: 'draft' | 'in-review', text: string) => void setState(state, text),
    discard(base: string) {
      if (!begin()) return;
      discard.mutate(base, {
        onSuccess: () => (item.published ? void endAfter(settle(texts.discarded)) : leave()),
        onError: () => mark(false),
      });
    },
    remove(base: string) {
      if (!begin()) return;
      removal.mutate(base, {
        onSuccess: (answer) => void endAfter(settle(texts.removed, answer.faults)),
        onError: () => mark(false),
      });
    },
  };
}

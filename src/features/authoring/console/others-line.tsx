import { useEffect, useEffectEvent } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { type ItemName, baseOf, call, paramsOf, useForgetVersions, useOpenContent } from './content-data.ts';
import { editorMessages as texts } from './content-messages.ts';
import type { ContentDraft } from './use-content-draft.ts';

interface OthersLineProps {
  readonly draft: ContentDraft;
  /** Called when the confirmation of the user's last action may be outdated. */
  readonly onChange: () => void;
}

/**
 * Other users who have the item open. Their saves and scheduled publications are displayed here if there is no unsaved
 * input.
 */
export function OthersLine({ draft, onChange }: OthersLineProps) {
  const { item, phase, isDirty, lookAtTheirs } = draft;
  const { kind, id } = item;
  const { data } = useOpenContent(item);
  const forgetVersions = useForgetVersions(item);
  useEffect(() => () => letGo({ kind, id }), [kind, id]);

  const takeTheirs = useEffectEvent(async (): Promise<void> => {
    // The event may be older than the user's own last action.
    if (!(await lookAtTheirs())) return;
    onChange();
    forgetVersions();
  });

  const isBehind = data !== undefined && data.base !== baseOf(item) && !isDirty && phase === 'idle';
  useEffect(() => {
    if (isBehind) void takeTheirs();
  }, [isBehind, data?.base]);

  const others = data?.others ?? [];
  return <div role="status">{others.length > 0 && <Badge tone="sky">{texts.others(others.join(', '))}</Badge>}</div>;
}

/** `keepalive` lets the request complete while the page unloads. */
function letGo(item: ItemName): void {
  const params = paramsOf(item);
  void call('DELETE /api/admin/content/{kind}/{itemKey}/editors/me', { params, keepalive: true }).catch(
    () => undefined,
  );
}

import { useEffect } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { type ItemName, baseOf, call, paramsOf, useForgetVersions, useOpenContent } from './content-data.ts';
import { editorMessages as texts } from './content-messages.ts';
import type { ContentDraft } from './use-content-draft.ts';

interface OthersLineProps {
  readonly draft: ContentDraft;
  /** What was said of one's own last act may not be true any more. */
  readonly onChange: () => void;
}

/**
 * Who else has it open; what they save, or the schedule publishes, is shown here too where nothing was typed meanwhile.
 */
export function OthersLine({ draft, onChange }: OthersLineProps) {
  const { item, phase, isDirty, lookAtTheirs } = draft;
  const { kind, id } = item;
  const { data } = useOpenContent(item);
  const forgetVersions = useForgetVersions(item);
  useEffect(() => () => letGo({ kind, id }), [kind, id]);

  async function takeTheirs(): Promise<void> {
    // What was heard may be older than what one has just done.
    if (!(await lookAtTheirs())) return;
    onChange();
    forgetVersions();
  }

  const isBehind = data !== undefined && data.base !== baseOf(item) && !isDirty && phase === 'idle';
  useEffect(() => {
    if (isBehind) void takeTheirs();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that somebody else was quicker
  }, [isBehind, data?.base]);

  const others = data?.others ?? [];
  return <div role="status">{others.length > 0 && <Badge tone="sky">{texts.others(others.join(', '))}</Badge>}</div>;
}

/** The page may be going away. */
function letGo(item: ItemName): void {
  const params = paramsOf(item);
  void call('DELETE /api/admin/content/{kind}/{itemKey}/editors/me', { params, keepalive: true }).catch(
    () => undefined,
  );
}

import { useState } from 'react';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { AskedButton } from '../parts/asked-button.tsx';
import { momentText } from '../moments.ts';
import { useContentVersion, useContentVersions } from './content-data.ts';
import { editorMessages, versionMessages as texts } from './content-messages.ts';
import { TextDifference } from './text-difference.tsx';
import type { ContentDraft } from './use-content-draft.ts';

interface ContentVersionsProps {
  readonly draft: ContentDraft;
  readonly onDone: (text: string) => void;
}

/** What the text has been, who changed it, and the way back. */
export function ContentVersions({ draft, onDone }: ContentVersionsProps) {
  const versions = useContentVersions(draft.item);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section className="grid gap-4 border-t border-line pt-6">
      <h3 className="text-h3">{texts.title}</h3>
      <LoadedList
        query={versions}
        lines={3}
        texts={{ failed: texts.failed, retry: editorMessages.retry, more: texts.more }}
        empty={<p className="text-muted">{texts.empty}</p>}
      >
        {(items) => (
          <ul className="divide-y divide-line border-y border-line">
            {items.map(({ id, how, by, at }) => (
              <li key={id} className="grid gap-3 py-2">
                <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
                  <p className="min-w-0 wrap-anywhere">
                    {texts.hows[how]}
                    <span className="block text-xs text-muted">
                      {momentText(at)}
                      {by !== null && ` ${texts.by(by)}`}
                    </span>
                  </p>
                  {how !== 'removed' && (
                    <Button
                      variant="secondary"
                      size="small"
                      aria-expanded={open === id}
                      aria-label={texts.compareOf(momentText(at))}
                      onClick={() => setOpen(open === id ? null : id)}
                    >
                      {texts.compare}
                    </Button>
                  )}
                </div>
                {open === id && <OneVersion id={id} draft={draft} onDone={onDone} />}
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
    </section>
  );
}

function OneVersion({ id, draft, onDone }: ContentVersionsProps & { readonly id: string }) {
  const { item, text, edit } = draft;
  const { data, isPending } = useContentVersion(item, id);
  if (isPending) return <SkeletonLines lines={3} />;
  const source = data?.source ?? null;
  if (source === null) return <p className="text-muted">{texts.failed}</p>;
  if (source === text) return <p className="text-muted">{texts.same}</p>;
  const isWaiting = item.draft?.state === 'scheduled';
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm text-muted">{texts.legend}</p>
      <div className="w-full">
        <TextDifference before={source} after={text} />
      </div>
      {!isWaiting && (
        <AskedButton
          label={texts.restore}
          title={texts.restoreTitle}
          text={texts.restoreText}
          busy={false}
          onConfirm={() => {
            edit(source);
            onDone(texts.restored);
          }}
        />
      )}
    </div>
  );
}

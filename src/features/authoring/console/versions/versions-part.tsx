import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { Button } from '../../../../ui/button.tsx';
import { sentences } from '../../../../ui/sentences.ts';
import { exactDateTimeText } from '../../../admin/web/public.ts';
import { editorMessages } from '../content-messages.ts';
import type { ContentDraft } from '../use-content-draft.ts';
import { versionMessages as texts } from './messages.ts';
import { type ChoiceOfVersion, VersionComparison } from './version-comparison.tsx';
import { useContentVersions } from './version-data.ts';

interface VersionsProps {
  readonly draft: ContentDraft;
  readonly Choice: ChoiceOfVersion;
  /** From the URL: a version's id, or two separated by a colon. */
  readonly compared: string | undefined;
  readonly onCompare: (compared: string | undefined) => void;
  readonly onDone: (text: string) => void;
}

/** Versions of the text with their authors, and the button to restore one. The URL names the compared ones. */
export function Part({ draft, Choice, compared, onCompare, onDone }: VersionsProps) {
  const versions = useContentVersions(draft.item);
  const [open = null, against = null] = compared?.split(':') ?? [];
  const known = versions.data ?? [];
  const comparison = open !== null && (
    <VersionComparison
      key={open}
      id={open}
      against={against}
      known={known}
      draft={draft}
      Choice={Choice}
      onAgainst={(other) => onCompare(other === undefined ? open : `${open}:${other}`)}
      onDone={onDone}
    />
  );
  return (
    <section className="grid gap-4 border-t border-line pt-6">
      <h3 className="text-h3">{texts.title}</h3>
      {/* The URL may name a version that is not loaded yet. */}
      {versions.isSuccess && !known.some(({ id }) => id === open) && comparison}
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
                    <span>{texts.hows[how]}</span>
                    <span className="block text-xs text-muted">
                      {sentences(exactDateTimeText(at), by !== null && texts.by(by))}
                    </span>
                  </p>
                  {how !== 'removed' && (
                    <Button
                      variant="secondary"
                      size="small"
                      aria-expanded={open === id}
                      aria-label={texts.compareOf(exactDateTimeText(at))}
                      onClick={() => onCompare(open === id ? undefined : id)}
                    >
                      {texts.compare}
                    </Button>
                  )}
                </div>
                {open === id && comparison}
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
    </section>
  );
}

import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { type ChoiceField, ConfirmButton, exactDateTimeText } from '../../../admin/web/public.ts';
import { TextDifference } from '../text-difference.tsx';
import type { ContentDraft } from '../use-content-draft.ts';
import { versionMessages as texts } from './messages.ts';
import { type ContentVersion, useContentVersion } from './version-data.ts';

/** Passed in by the editor: an import here would create another chunk, which every visitor's page would list. */
export type ChoiceOfVersion = typeof ChoiceField<string>;

interface VersionComparisonProps {
  readonly id: string;
  /** Id of another version; null for the text in the editor. */
  readonly against: string | null;
  /** Versions to choose from. */
  readonly known: readonly ContentVersion[];
  readonly draft: ContentDraft;
  readonly Choice: ChoiceOfVersion;
  readonly onAgainst: (id: string | undefined) => void;
  readonly onDone: (text: string) => void;
}

/** Comparison of one version with another, or with the text in the editor. */
export function VersionComparison({ id, against, known, draft, Choice, onAgainst, onDone }: VersionComparisonProps) {
  const { item, text, edit } = draft;
  const own = useContentVersion(item, id);
  const other = useContentVersion(item, against);
  const source = own.data?.source ?? null;
  const isWaiting = item.draft?.state === 'scheduled';
  if (own.isPending) return <SkeletonLines lines={3} />;
  if (!own.data || source === null) return <p className="text-muted">{texts.oneFailed}</p>;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <Choice
        label={texts.against}
        value={against ?? undefined}
        any={texts.above}
        options={optionsOf([...known, ...(other.data ? [other.data] : [])], id)}
        onChange={onAgainst}
      />
      {against === null && <Difference before={source} after={text} />}
      {against !== null && other.isPending && <SkeletonLines lines={3} />}
      {against !== null && !other.isPending && typeof other.data?.source !== 'string' && (
        <p className="text-muted">{texts.oneFailed}</p>
      )}
      {against !== null && typeof other.data?.source === 'string' && (
        <DifferenceOfTwo one={own.data} two={other.data} />
      )}
      {!isWaiting && source !== text && (
        <ConfirmButton
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

/** Labels of the versions to compare with, by id; a removal has no text and is left out. */
function optionsOf(versions: readonly ContentVersion[], id: string): Readonly<Record<string, string>> {
  const others = versions.filter((each) => each.id !== id && each.how !== 'removed');
  return Object.fromEntries(
    others.map((each) => [each.id, texts.versionOf(texts.hows[each.how], exactDateTimeText(each.at))]),
  );
}

function Difference({ before, after }: { readonly before: string; readonly after: string }) {
  if (before === after) return <p className="text-muted">{texts.same}</p>;
  return (
    <>
      <p className="text-sm text-muted">{texts.legend}</p>
      <div className="w-full">
        <TextDifference before={before} after={after} />
      </div>
    </>
  );
}

type ReadVersion = ContentVersion & { readonly source: string | null };

/** Shows the changes from the earlier to the later version, in whichever order they were chosen. */
function DifferenceOfTwo({ one, two }: { readonly one: ReadVersion; readonly two: ReadVersion }) {
  const [earlier, later] = one.id < two.id ? [one, two] : [two, one];
  if (earlier.source === later.source) return <p className="text-muted">{texts.sameAsOther}</p>;
  return (
    <>
      <p className="text-sm text-muted">
        {texts.legendOfTwo(exactDateTimeText(earlier.at), exactDateTimeText(later.at))}
      </p>
      <div className="w-full">
        <TextDifference
          before={earlier.source ?? ''}
          after={later.source ?? ''}
          names={{ before: texts.onlyEarlier, after: texts.onlyLater }}
        />
      </div>
    </>
  );
}

import { failureText } from '../../../../platform/web/failure-text.ts';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { OpenedLine } from '../components/opened-line.tsx';
import { useWorkFiles } from './data.ts';
import { handInMessages as texts } from './messages.ts';
import { WorkText } from './work-text.tsx';

/** Files of a ZIP, each of which expands to its text. */
export function WorkFiles({ handInId }: { readonly handInId: string }) {
  const { data, error, isPending, isFetching, refetch } = useWorkFiles(handInId);
  if (isPending) return <SkeletonLines lines={4} />;
  if (!data) {
    const text = failureText(error, texts.filesFailed);
    return <Failed text={text} retry={texts.retry} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid min-w-0 gap-2">
      <h3 className="text-sm font-semibold">{texts.files}</h3>
      {data.items.length === 0 && <p className="text-sm text-muted">{texts.noFiles}</p>}
      <ul className="divide-y divide-line border-y border-line">
        {data.items.map(({ place, name, bytes }) => (
          <FileLine key={place} handInId={handInId} place={place} name={name} bytes={bytes} />
        ))}
      </ul>
      {data.more > 0 && <p className="text-sm text-muted">{texts.moreFiles(data.more)}</p>}
    </div>
  );
}

interface FileLineProps {
  readonly handInId: string;
  readonly place: number;
  readonly name: string;
  readonly bytes: number;
}

function FileLine({ handInId, place, name, bytes }: FileLineProps) {
  return (
    <OpenedLine
      line={
        <>
          <bdi translate="no" className="min-w-0 grow font-mono text-sm wrap-anywhere">
            {name}
          </bdi>
          <span className="text-xs whitespace-nowrap text-muted">{texts.size(bytes)}</span>
        </>
      }
    >
      <WorkText handInId={handInId} place={place} name={name} />
    </OpenedLine>
  );
}

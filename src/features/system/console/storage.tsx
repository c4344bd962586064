import { useId } from 'react';
import { FactRows } from '../../../ui/fact-rows.tsx';
import { Failed } from '../../../ui/failed.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { dateTimeText } from '../../admin/web/public.ts';
import { type Backup, useStorage } from './data.ts';
import { storageMessages as texts } from './messages.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Storage usage of the installation, and its last backup. */
export function Storage() {
  const titleId = useId();
  const { data, dataUpdatedAt, isPending, isFetching, refetch } = useStorage();
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-h2">
        {texts.title}
      </h2>
      {isPending && <SkeletonLines lines={4} />}
      {!isPending && !data && (
        <Failed text={texts.failed} retry={texts.retry} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data && (
        <FactRows
          rows={[
            { term: texts.database, text: texts.bytes(data.databaseBytes) },
            { term: texts.files, text: data.files ? texts.filesOf(data.files.count, data.files.bytes) : texts.bucket },
            ...(data.freeBytes === null ? [] : [{ term: texts.free, text: texts.bytes(data.freeBytes) }]),
            { term: texts.backup, text: <LastBackup backup={data.lastBackup} now={dataUpdatedAt} /> },
          ]}
        />
      )}
    </section>
  );
}

function LastBackup({ backup, now }: { readonly backup: Backup | null; readonly now: number }) {
  if (backup === null) return <p className="font-semibold text-danger">{texts.never}</p>;
  const { kind, rowsAt, doneAt, bytes } = backup;
  return (
    <div className="grid gap-1">
      <p>
        {kind === 'made'
          ? texts.made(dateTimeText(doneAt), bytes)
          : texts.restored(dateTimeText(doneAt), dateTimeText(rowsAt), bytes)}
      </p>
      {now - rowsAt > weekMs && <p className="font-semibold text-danger">{texts.old}</p>}
    </div>
  );
}

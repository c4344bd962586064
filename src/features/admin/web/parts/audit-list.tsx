import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { type AuditEntry, useAuditEntries } from '../data.ts';
import { auditMessages as texts } from '../messages.ts';
import { momentText } from '../moments.ts';

const acts: Readonly<Record<string, string>> = texts.acts;

/** /admin/audit-log: what administrators did, the newest first. */
export function AuditList() {
  const entries = useAuditEntries();
  return (
    <div className="grid gap-6">
      <p className="max-w-2xl text-muted">{texts.lead}</p>
      <LoadedList query={entries} lines={6} texts={texts} empty={<EmptyState text={texts.empty} />}>
        {(items) => (
          <ol className="divide-y divide-line border-y border-line">
            {items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </LoadedList>
    </div>
  );
}

function Entry({ entry: { act, subject, actorEmail, timestamp } }: { readonly entry: AuditEntry }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-3">
      <div className="grid min-w-0">
        <span className="font-semibold">{acts[act] ?? act}</span>
        <bdi className="wrap-anywhere">{subject || texts.gone}</bdi>
      </div>
      <div className="grid text-sm text-muted">
        <span className="wrap-anywhere">
          {texts.by(actorEmail || (act === 'application-cv-infected' ? texts.scanner : texts.gone))}
        </span>
        <time dateTime={new Date(timestamp).toISOString()}>{momentText(timestamp)}</time>
      </div>
    </li>
  );
}

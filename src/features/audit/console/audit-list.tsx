import {
  ConsoleList,
  PeriodFields,
  dateTimeText,
  listMessages,
  periodOf,
  useListFields,
} from '../../admin/web/public.ts';
import { actorOf, wordsOfAct } from '../act-words.ts';
import { auditList } from '../acts-contract.ts';
import { type AuditEntry, useAuditActors, useAuditEntries } from './data.ts';
import { auditMessages as texts } from './messages.ts';

const { newest, oldest } = listMessages.orders;

/** Section /admin/audit-log: audit events. */
export function AuditList() {
  const people = useAuditActors().map(({ actorId, actorEmail }) => [actorId, actorEmail || actorId] as const);
  const actors = { ...Object.fromEntries(people), ...texts.actors };
  const { listQuery, fields } = useListFields(auditList, {
    section: 'audit-log',
    choices: [
      { name: 'act', label: texts.act, options: texts.acts, any: texts.anyAct },
      { name: 'actor', label: texts.actor, options: actors, any: texts.anyActor },
    ],
    orders: { newest, oldest },
    file: '/api/admin/audit-entries.csv',
    others: periodOf,
  });
  return (
    <ConsoleList
      {...fields}
      texts={texts}
      query={useAuditEntries(listQuery)}
      idOf={({ id }) => id}
      nameOf={({ subject }) => subject}
      beside={<PeriodFields section="audit-log" />}
    >
      {(entry) => <Entry key={entry.id} entry={entry} />}
    </ConsoleList>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const { act, subject, timestamp } = entry;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-3">
      <div className="grid min-w-0">
        <span className="font-semibold">{wordsOfAct(act)}</span>
        <bdi className="wrap-anywhere">{subject || texts.gone}</bdi>
      </div>
      <div className="grid text-sm text-muted">
        <span className="wrap-anywhere">{texts.by(actorOf(entry))}</span>
        <time dateTime={new Date(timestamp).toISOString()}>{dateTimeText(timestamp)}</time>
      </div>
    </li>
  );
}

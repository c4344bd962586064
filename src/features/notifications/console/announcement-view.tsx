import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { dateTimeText } from '../../admin/web/public.ts';
import type { Announcement } from './data.ts';
import { announcementMessages as texts } from './messages.ts';

interface AnnouncementViewProps {
  readonly announcement: Announcement;
  /** Titles of courses by id. */
  readonly titles: Readonly<Record<string, string>>;
}

/** Details of an announcement: text, recipients, sender and progress. */
export function AnnouncementView({ announcement, titles }: AnnouncementViewProps) {
  const { message, path, by, people, passed, told, timestamp, endedAt } = announcement;
  const rows = [
    [texts.facts.to, toWhom(announcement, titles)],
    [texts.facts.by, by ?? texts.commandLine],
    [texts.facts.at, dateTimeText(timestamp)],
    [texts.facts.ended, endedAt === null ? texts.notYet : dateTimeText(endedAt)],
    [texts.facts.people, people.toLocaleString('en')],
    [texts.facts.told, told.toLocaleString('en')],
    ...(path === null ? [] : [[texts.facts.path, path]]),
  ];
  return (
    <>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {message}
      </p>
      {endedAt === null && (
        <ProgressBar
          label={texts.progress}
          percent={people === 0 ? 0 : Math.min(100, Math.floor((passed / people) * 100))}
          text={texts.progressOf(passed, people)}
        />
      )}
      <dl className="grid gap-3 sm:grid-cols-2">
        {rows.map(([term, text]) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm font-semibold">{term}</dt>
            <dd className="wrap-anywhere text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function toWhom({ audience, to }: Announcement, titles: AnnouncementViewProps['titles']): string {
  if (audience === 'everybody') return texts.audiences.everybody;
  return to === null ? texts.gone : (titles[to] ?? to);
}

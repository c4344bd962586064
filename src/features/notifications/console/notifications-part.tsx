import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { oneOf } from '../../admin/list-filter.ts';
import { useCourseTitles } from '../../feedback/console/public.ts';
import {
  listMessages,
  dateTimeText,
  ConsoleList,
  DoneWithUndo,
  OpenRow,
  useDone,
  useListQuery,
} from '../../admin/web/public.ts';
import { AnnouncementView } from './announcement-view.tsx';
import { useAnnouncements } from './data.ts';
import { announcementMessages as texts, newAnnouncementMessages } from './messages.ts';
import { NewAnnouncement } from './new-announcement.tsx';

const { newest, oldest } = listMessages.orders;
const newOne = 'new';
const audiences = Object.keys(texts.audiences) as (keyof typeof texts.audiences)[];

/** Part of /admin/notifications: announcements. */
export function Part() {
  const { wanted, change } = useListQuery('notifications');
  const [done, say] = useDone();
  const asked = { search: wanted.q, audience: oneOf(wanted.kind, audiences), order: oneOf(wanted.order, ['oldest']) };
  const announcements = useAnnouncements(asked);
  const titles = useCourseTitles();
  return (
    <div className="grid gap-6">
      {wanted.open === newOne ? (
        <NewAnnouncement
          onDiscard={() => change({ open: undefined })}
          onSent={(id) => {
            say(newAnnouncementMessages.sent);
            change({ open: id, q: undefined, kind: undefined });
          }}
        />
      ) : (
        <div>
          <Button onClick={() => change({ open: newOne })}>{texts.write}</Button>
        </div>
      )}
      <DoneWithUndo done={done} />
      <ConsoleList
        section="notifications"
        texts={texts}
        query={announcements}
        idOf={({ id }) => id}
        nameOf={({ message }) => titleOf(message)}
        choices={[{ name: 'kind', label: texts.audience, options: texts.audiences, any: texts.anyAudience }]}
        orders={{ newest, oldest }}
        file="/api/admin/announcements.csv"
        fileQuery={asked}
      >
        {(announcement) => (
          <OpenRow
            key={announcement.id}
            id={announcement.id}
            name={titleOf(announcement.message)}
            beneath={texts.sentOn(dateTimeText(announcement.timestamp), announcement.by ?? texts.commandLine)}
            beside={
              announcement.endedAt === null ? (
                <Badge tone="marigold">{texts.sending}</Badge>
              ) : (
                <span className="text-sm text-muted">{texts.sent(announcement.told)}</span>
              )
            }
          >
            <AnnouncementView announcement={announcement} titles={titles} />
          </OpenRow>
        )}
      </ConsoleList>
    </div>
  );
}

/** Returns the title, which is the first line. */
function titleOf(message: string): string {
  return message.split('\n')[0] ?? message;
}

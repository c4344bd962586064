import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import {
  ConsoleList,
  DoneWithUndo,
  OpenRow,
  dateTimeText,
  listMessages,
  useDone,
  useListFields,
  useNewOne,
} from '../../admin/web/public.ts';
import { useCourseTitles } from '../../feedback/console/public.ts';
import { announcementList } from '../announcement-list-contract.ts';
import { AnnouncementView } from './announcement-view.tsx';
import { useAnnouncements } from './data.ts';
import { announcementMessages as texts, newAnnouncementMessages } from './messages.ts';
import { NewAnnouncement } from './new-announcement.tsx';

const { newest, oldest } = listMessages.orders;

/** Part of /admin/notifications: announcements. */
export function Part() {
  const [done, say] = useDone();
  const { listQuery, fields, ...inUrl } = useListFields(announcementList, {
    section: 'notifications',
    choices: [
      { name: 'kind', filter: 'audience', label: texts.audience, options: texts.audiences, any: texts.anyAudience },
    ],
    orders: { newest, oldest },
    file: '/api/admin/announcements.csv',
  });
  const announcements = useAnnouncements(listQuery);
  const titles = useCourseTitles();
  const { isNew, opener, begin, discard, show } = useNewOne(inUrl);
  return (
    <div className="grid gap-6">
      {isNew ? (
        <NewAnnouncement
          onDiscard={discard}
          onSent={(id) => {
            say(newAnnouncementMessages.sent);
            show(id);
          }}
        />
      ) : (
        <div>
          <Button ref={opener} onClick={begin}>
            {texts.write}
          </Button>
        </div>
      )}
      <DoneWithUndo done={done} />
      <ConsoleList
        {...fields}
        texts={texts}
        query={announcements}
        idOf={({ id }) => id}
        nameOf={({ message }) => titleOf(message)}
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
